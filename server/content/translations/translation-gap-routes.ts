import { translationEndpoints } from '../../../domain/api/translations.ts'
import { type Endpoint, implement } from '../../http/endpoint.ts'
import type { TranslationService } from './translation-service.ts'

interface TranslationGapRouteServices {
  translations: TranslationService
}

/** Routes of what is left to translate. */
export function createTranslationGapRoutes({
  translations,
}: TranslationGapRouteServices): Endpoint[] {
  return [
    implement(translationEndpoints.progress, async () => ({
      languages: await translations.readProgress(),
    })),
    implement(translationEndpoints.gaps, async ({ params }) => {
      const { total, gaps } = await translations.readGaps(params.language)
      return { total, gaps: [...gaps] }
    }),
  ]
}
