import { suggestionEndpoints } from '../../domain/api/suggestions.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SuggestionService } from './search/suggestion-service.ts'

interface SuggestionRouteServices {
  suggestions: SuggestionService
  content: Pick<ContentService, 'readShownLanguage'>
}

export function createSuggestionRoutes({
  suggestions,
  content,
}: SuggestionRouteServices): Endpoint[] {
  return [
    implement(suggestionEndpoints.list, async ({ query: { q = '', lang } }) => ({
      suggestions: await suggestions.list(q, await content.readShownLanguage(lang)),
    })),
  ]
}
