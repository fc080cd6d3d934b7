import type { Message, PluralMessage } from './message.ts'
import type { SiteMessages } from './site-messages.ts'

type LabelGroups = SiteMessages['labels']

/** Values that labels take, by group and id; all other labels are plain texts. */
export const labelValues = {
  comparison: { aboutProduct: ['name'] },
  frame: { call: ['number'], post: ['number'], mapOf: ['place'] },
  home: {
    slidePlace: ['number', 'count'],
    goToSlide: ['number', 'count'],
    goToProduct: ['number'],
    playCustomerVideo: ['number'],
    pauseCustomerVideo: ['number'],
  },
  offer: { forProduct: ['name'], shortlistProduct: ['name'], shortlistFull: ['count'] },
  panel: { remove: ['name'], compare: ['name'] },
  preview: { shared: ['date'] },
  product: {
    enlarge: ['place'],
    photoPlace: ['number', 'count'],
    goToPhoto: ['number', 'count'],
    rating: ['rating'],
    share: ['name'],
  },
  quotation: {
    title: ['number'],
    times: ['quantity', 'price'],
    less: ['discount'],
    advance: ['percent'],
    summary: ['total', 'day'],
    summaryOpen: ['total'],
    answerText: ['shop'],
    takeMessage: ['number', 'total'],
    askMessage: ['number', 'total'],
    acceptedText: ['shop'],
    confirmedText: ['shop'],
    expiredText: ['day', 'shop'],
    withdrawnText: ['shop'],
    replacedText: ['edition', 'day'],
    earlier: ['edition'],
    changes: ['edition'],
    added: ['title'],
    removed: ['title'],
    changed: ['name', 'before', 'after'],
    rewritten: ['name'],
    pay: ['amount'],
    payTo: ['id'],
    payCode: ['amount'],
    received: ['day'],
  },
  shop: { page: ['number'] },
  shortlist: { savedIn: ['name', 'count'] },
  suggestion: { count: { plural: 'count' } },
  swatch: { samples: ['names'], moreSamples: ['names', 'count'] },
  viewer: { photos: ['name'], photo: ['name', 'number'] },
} as const

/**
 * Fixed texts of the public pages, which owners do not change: mostly labels for screen readers. Those
 * with values are for `format`.
 */
export type Labels = {
  readonly [G in keyof LabelGroups]: { readonly [Id in keyof LabelGroups[G]]: Label<G, Id> }
}

type Label<G, Id> = typeof labelValues extends { [Group in G & string]: infer Group }
  ? Group extends { [I in Id & string]: infer V }
    ? V extends readonly (infer Name extends string)[]
      ? Message<Name>
      : V extends { plural: infer Name extends string }
        ? PluralMessage<Name>
        : string
    : string
  : string
