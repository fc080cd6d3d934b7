import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { feedPaths } from '../../../domain/shop/feeds.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './feeds.module.css'

/** URLs to enter in the catalogues. */
export function FeedAddresses({ origin }: { origin: string }) {
  const t = useTranslations('feeds.feedAddresses')
  return (
    <section className={styles.box} aria-labelledby="addresses-h">
      <h2 id="addresses-h">{t('title')}</h2>
      <p>{t('explanation')}</p>
      {(['meta', 'google'] as const).map((name) => (
        <div key={name} className={styles.address}>
          <TextInput
            label={t(`catalogues.${name}`)}
            value={origin + feedPaths[name]}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={origin + feedPaths[name]}>
            {({ copied, copy }) => (
              <Button
                onClick={copy}
                aria-label={t(copied ? 'addressCopied' : 'copyAddress', {
                  catalogue: t(`catalogues.${name}`),
                })}
                leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
              >
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
        </div>
      ))}
    </section>
  )
}
