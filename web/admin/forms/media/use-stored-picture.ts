import { type ListedPicture, pictureEndpoints } from '../../../../domain/api/pictures.ts'
import { useData } from '../../app/use-data.ts'

interface StoredPictureState {
  /** Undefined until it is loaded. */
  picture: ListedPicture | undefined
  /** The library has no such picture, or could not be read. */
  isMissing: boolean
}

/** Picture of the library by the address of one of its files; null reads none. */
export function useStoredPicture(url: string | null): StoredPictureState {
  const query = useData(
    url === null ? null : pictureEndpoints.list,
    {},
    { files: url ?? '', limit: 1 },
  )
  const [picture] = query.data?.pictureData ?? []
  const isMissing = query.error !== null || (query.data !== undefined && picture === undefined)
  return { picture, isMissing }
}
