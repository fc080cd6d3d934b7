import type { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'

/** Short description of a visitor's origin. */
export function originOf(
  { device, referrer, campaign }: Pick<EnquiryResponse, 'device' | 'referrer' | 'campaign'>,
  t: ReturnType<typeof useTranslations<'enquiries.enquiryLabels'>>,
): string {
  const words = [
    device === '' ? '' : t(`devices.${device}`),
    referrer || campaign.source,
    campaign.name || campaign.medium,
  ]
  return words.filter(Boolean).join(' · ')
}

export type EnquiredProduct = EnquiryResponse['products'][number]

/** Such as `Fabric: Sage linen, Length: 120 cm (3 ft 11 in)`; empty if nothing was chosen. */
export function describeChoices({ choices }: EnquiredProduct): string {
  return choices.map(({ name, value }) => `${name}: ${value}`).join(', ')
}
