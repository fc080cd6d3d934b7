import button from '../../ui/button.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import type { PaymentView } from './quotation-view.ts'

interface PaymentProps {
  payment: PaymentView | null
  /** Sentence in place of the payment. */
  received: string
}

/** How to pay, with the amount filled in. What is paid, only the customer's app and bank know. */
export function Payment({ payment, received }: PaymentProps) {
  if (received !== '') return <p className="quotation-payment-received">{received}</p>
  if (payment === null) return null
  const { title, upi, bank } = payment
  return (
    <section className="quotation-payment">
      <h2>{title}</h2>
      <div className="quotation-payment-ways">
        {upi !== null && (
          <div className="quotation-payment-upi">
            <QrCode text={upi.href} label={upi.code} className="quotation-payment-code" />
            <div className="quotation-payment-words">
              <p>{upi.text}</p>
              <a className={`${button.ink} quotation-payment-pay`} href={upi.href}>
                {upi.button}
              </a>
              <p className="quotation-payment-payee">{upi.payee}</p>
            </div>
          </div>
        )}
        {bank !== null && (
          <div className="quotation-payment-bank">
            {bank.title !== '' && <h3>{bank.title}</h3>}
            <p>{bank.text}</p>
          </div>
        )}
      </div>
    </section>
  )
}
