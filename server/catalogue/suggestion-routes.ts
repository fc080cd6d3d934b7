import { suggestionEndpoints } from '../../domain/api/suggestions.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SuggestionService } from './search/suggestion-service.ts'

export function createSuggestionRoutes(services: { suggestions: SuggestionService }): Endpoint[] {
  return [
    implement(suggestionEndpoints.list, async ({ query: { q = '' } }) => ({
      suggestions: await services.suggestions.list(q),
    })),
  ]
}
