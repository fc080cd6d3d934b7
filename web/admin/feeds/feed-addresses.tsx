import { Button, CopyButton, TextInput } from '@mantine/core'
import { type FeedName, feedPaths } from '../../../domain/shop/feeds.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './feeds.module.css'

const labels: Record<FeedName, string> = {
  meta: 'Facebook, Instagram and WhatsApp Business',
  google: 'Google Merchant Center',
}

/** URLs to enter in the catalogues. */
export function FeedAddresses({ origin }: { origin: string }) {
  return (
    <section className={styles.box} aria-labelledby="addresses-h">
      <h2 id="addresses-h">Addresses</h2>
      <p>
        Add the address in the catalogue as a scheduled data feed; once a day is enough. Anyone with
        the address can read it; it holds only what your site shows.
      </p>
      {(['meta', 'google'] as const).map((name) => (
        <div key={name} className={styles.address}>
          <TextInput
            label={labels[name]}
            value={origin + feedPaths[name]}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={origin + feedPaths[name]}>
            {({ copied, copy }) => (
              <Button
                onClick={copy}
                aria-label={`${copied ? 'Copied' : 'Copy'} the address for ${labels[name]}`}
                leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </div>
      ))}
    </section>
  )
}
