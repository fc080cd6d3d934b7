import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { enquiryResource } from '../../../domain/enquiry/enquiry.ts'
import { recordAddress, screensOfResource } from '../content/screens/screens.ts'

/** The type by which history, trash and activity speak of a record. */
export function typeOf(resource: string): ContentType | undefined {
  return contentTypes.find((type) => resourceOf(type) === resource)
}

/** Where a record is looked after. */
export function screenOf(resource: string, id: string): string | undefined {
  if (resource === enquiryResource) return '/admin/orders'
  const screens = screensOfResource(resource)
  return screens === undefined ? undefined : recordAddress(screens, id)
}

/** What a resource is called, one record or the whole list of it. */
export function resourceLabel(resource: string, many: boolean): string {
  if (resource === enquiryResource) return many ? 'Enquiries' : 'Enquiry'
  const type = typeOf(resource)
  if (type === undefined) return resource
  return many ? type.labels.many : type.labels.one
}
