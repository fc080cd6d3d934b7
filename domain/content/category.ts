import type { PieceKind } from '../scale-drawing/piece-kind.ts'
import { defineContent } from './content-type.ts'
import { image } from './fields/media-fields.ts'
import { digits, line, longText, option } from './fields/text-field.ts'
import { limits } from './limits.ts'

/** Kinds of furniture that are drawn to scale, as the form names them. */
const pieceKindLabels = {
  swing: 'Swing with a frame',
  hangingChair: 'Hanging chair',
  sofa: 'Sofa',
  chair: 'Chair',
  table: 'Table',
  storage: 'Cupboard or shelf',
  box: 'Plain box',
} satisfies Record<PieceKind, string>

export const category = defineContent({
  table: 'category',
  path: '/ourCategories',
  key: 'categoryData',
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Category', many: 'Categories' },
  title: 'name',
  page: 'category',
  fields: {
    name: line({ required: 'required.category' }),
    image: image({ required: 'required.image' }),
    description: longText({}),
    /** Chats about its products go to this number instead of the shop's. */
    chatNumber: digits({
      digits: 10,
      invalid: 'fields.invalidWhatsappNumber',
    }),
    /** Outline of its products in drawings to scale; empty to guess it from the names. */
    pieceKind: option({ options: pieceKindLabels, isPrivate: true }),
    /** Title and description for search engines, in place of the page's own. */
    metaTitle: line({ max: limits.metaTitle }),
    metaDescription: longText({ max: limits.metaDescription }),
  },
})
