import button from '../../ui/button.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import css from './payment.module.css'
import type { PaymentView } from './quotation-view.ts'

interface PaymentProps {
  payment: PaymentView | null
  /** Sentence in place of the payment. */
  received: string
}

/** How to pay, with the amount filled in. What is paid, only the customer's app and bank know. */
export function Payment({ payment, received }: PaymentProps) {
  if (received !== '') return <p className={css.received}>{received}</p>
  if (payment === null) return null
  const { title, upi, bank } = payment
  return (
    <section className={css.root}>
      <h2>{title}</h2>
      <div className={css.ways}>
        {upi !== null && (
          <div className={css.upi}>
            <QrCode text={upi.href} label={upi.code} className={css.code} />
            <div className={css.words}>
              <p>{upi.text}</p>
              <a className={`${button.ink} ${css.pay}`} href={upi.href}>
                {upi.button}
              </a>
              <p className={css.payee}>{upi.payee}</p>
            </div>
          </div>
        )}
        {bank !== null && (
          <div className={css.bank}>
            {bank.title !== '' && <h3>{bank.title}</h3>}
            <p>{bank.text}</p>
          </div>
        )}
      </div>
    </section>
  )
}
