import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { SiteMessages } from '../../../../domain/text/site-messages.ts'
import type { FormValue } from '../form-values.ts'
import type { TranslatedTexts, TranslationSlot } from '../languages/translation-slots.ts'
import type { MediaValue } from '../media/media-value.ts'

export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/**
 * Behaviour of a kind of field in the forms of the back office, except its widget: views of
 * records load without the widgets.
 */
export interface FieldForm<F extends Field = Field, V = FormValue<F>> {
  /** The value, if it is one of the kind, otherwise that of an empty form. */
  parse(value: unknown): V
  /** Form value of a response, for kinds whose responses have another form. */
  read?(field: F, response: unknown, details: unknown): V
  /** Adds the value to the multipart body of a write. */
  append(body: FormData, name: string, field: F, value: V): void
  isMissing(field: F, value: V): boolean
  /** The schema reduces the value to less than a write sends, such as a reference to its id. */
  isReduced?: true
  /** Value without blank entries; an error of an entry belongs to its list, as on the server. */
  withoutBlanks?(field: F, value: V): V
  /** Unsaved value as a page gets it, with `pictureOf` for each file. */
  preview(field: F, value: V, pictureOf: (media: MediaValue) => unknown): unknown
  files?: FieldFiles<F, V>
  /** Presentation outside forms. The history and the conflict dialog write `lines` as words. */
  shown: 'words' | 'lines' | 'picture' | 'pictures' | 'video'
  /** Hook with a function that writes values of the field in words; empty for none. */
  useWords(field: F, values: readonly V[]): WordsOf<V>
  /** Key of the word for no value. */
  nothing: 'empty' | 'none' | 'defaultTexts'
  /** Absent for kinds that are the same in all languages. */
  translation?: FieldTranslation<F, V>
}

/** The type of a method, so that `useWords` of one kind is accepted as that of any. */
type WordsOf<V> = { write(value: V): string }['write']

/** Files of a kind whose values have some. */
interface FieldFiles<F extends Field, V> {
  list(field: F, value: V): MediaValue[]
  /** Value of a new record, which cannot refer to files or entries of another one. */
  copy(field: F, value: V, copies: MediaValue[]): V
  /** Value with changed files. */
  change(field: F, value: V, change: (media: MediaValue) => MediaValue): V
  /** Value of a draft, which cannot store chosen files: `base` has what they replace. */
  withoutChosen(field: F, value: V, base: V): V
}

interface FieldTranslation<F extends Field, V> {
  /** Texts in the order of the form; empty originals included. */
  slots(field: F, value: V): TranslationSlot[]
  /** Texts as the API takes them; of keyed ones those that differ from `then`, empty if removed. */
  send(field: F, now: TranslatedTexts, then: TranslatedTexts, original: V): unknown
  /** The keys of the texts are addresses or ids that the server gives on the first save. */
  hasServerKeys?: true
  /** The program's own translations of default texts, by slot. */
  shipped?(field: F, messages: SiteMessages): TranslatedTexts | undefined
}
