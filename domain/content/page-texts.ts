import { textGroupNames, textsOfGroup } from '../text/page-texts.ts'
import { defaultTexts } from '../text/site-messages.ts'
import { defineContent } from './content-type.ts'
import { texts } from './fields/texts-field.ts'

/**
 * Texts of the public pages that belong to no record. Only those that differ from the default are
 * stored.
 */
export const pageTexts = defineContent({
  table: 'page_texts',
  path: '/pageTexts',
  key: 'pageTextsData',
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  labels: { one: 'Page texts', many: 'Page texts' },
  title: null,
  fields: {
    texts: texts({
      known: Object.fromEntries(
        textGroupNames.flatMap((group) =>
          Object.entries(textsOfGroup(group)).map(([id, text]) => [
            id,
            {
              group,
              defaultText: defaultTexts[id] ?? '',
              ...text,
            },
          ]),
        ),
      ),
    }),
  },
})
