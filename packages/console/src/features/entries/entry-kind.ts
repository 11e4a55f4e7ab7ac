import type { EntryText, Endpoint, OpeningHours, Right, Schema } from "@carmine/api/contract";
import type { MessageDescriptor } from "@carmine/i18n/react";
import type { ComponentType } from "react";
import type * as z from "zod/mini";

/** A product of a campaign. */
export interface OfferedProduct {
  readonly id: number;
  readonly picture: string | null;
  /** Units offered in each round; null for no limit. */
  readonly quota: number | null;
  readonly sold: number | null;
}

/** An option of a property. */
export interface PropertyOption {
  readonly key: string;
  readonly name: EntryText;
}

export type EntryValue =
  | string
  | number
  | boolean
  | null
  | EntryText
  | readonly string[]
  | readonly number[]
  | readonly OfferedProduct[]
  | readonly PropertyOption[]
  | OpeningHours;

/** The fields of an entry by name. */
export type EntryValues = Readonly<Record<string, EntryValue>>;

export interface StoredEntry extends EntryValues {
  readonly id: number;
}

type AnyBody = z.core.$ZodType<unknown, object>;

/** Calls of a kind of entries. The contract has the types of each kind; the pages work with any. */
export interface EntryEndpoints {
  /** Omitted for a kind with a single entry; its page is the form. */
  readonly list?: Endpoint<Schema, Schema, Schema, Schema<readonly StoredEntry[]>>;
  readonly detail: Endpoint<Schema, Schema, Schema, Schema<StoredEntry>>;
  readonly save: Endpoint<Schema, Schema, AnyBody, Schema<StoredEntry>>;
  /** Omitted if entries can be neither added nor removed. */
  readonly remove?: Endpoint<Schema, Schema, AnyBody, Schema<null>>;
  /** Omitted if the list can't be reordered. */
  readonly order?: Endpoint<Schema, Schema, AnyBody, Schema<null>>;
}

interface FieldBase<Name> {
  readonly name: Name;
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** Shows it as a column of the list. */
  readonly inList?: true;
  /** Set by the server: shown in the list, but not in the form. */
  readonly isFixed?: true;
  /** Hides the field for some values of the others. */
  readonly isShown?: (values: EntryValues) => boolean;
}

export type Choice = {
  readonly value: string;
} & (
  | { readonly label: MessageDescriptor }
  | {
      /** A name that isn't translated, such as that of a language. */
      readonly name: string;
    }
);

/** The label of a choice, with a function that formats messages. */
export const choiceLabel = (choice: Choice, format: (label: MessageDescriptor) => string): string =>
  "name" in choice ? choice.name : format(choice.label);

/** Input type, which selects the on-screen keyboard on phones. */
export type LineType = "email" | "tel" | "url";

export type OrderedOf = "categories" | "properties" | "guides";

/** A field of the form; `kind` selects the control. */
export type EntryField<Name extends string = string> = FieldBase<Name> &
  (
    | {
        readonly kind: "texts";
        readonly max: number;
        readonly lines?: number;
        readonly required?: true;
        /** The texts are HTML. */
        readonly isHtml?: true;
        /** Any one language is enough; English is optional. */
        readonly anyLanguage?: true;
      }
    /** A list of words. */
    | { readonly kind: "words"; readonly max: number; readonly required?: true }
    | { readonly kind: "line"; readonly max: number; readonly type?: LineType; readonly required?: true }
    | { readonly kind: "picture"; readonly required?: true }
    | { readonly kind: "pictures"; readonly max: number }
    | { readonly kind: "link"; readonly required: true }
    | {
        readonly kind: "number";
        readonly min: number;
        readonly max: number;
        readonly required?: true;
        readonly unit?: MessageDescriptor;
        /** Formats the number without a thousands separator. */
        readonly isYear?: true;
      }
    | { readonly kind: "percent"; readonly required: true }
    | { readonly kind: "money"; readonly required: true }
    | { readonly kind: "moment" }
    | { readonly kind: "day" }
    | { readonly kind: "hours" }
    | { readonly kind: "choice"; readonly choices: readonly Choice[]; readonly isNumber?: true }
    | { readonly kind: "switch"; readonly on: MessageDescriptor; readonly off: MessageDescriptor }
    | { readonly kind: "country"; readonly required: true }
    /** @param countryField name of the field with the country */
    | { readonly kind: "region"; readonly countryField: string }
    | { readonly kind: "category" }
    | { readonly kind: "categories" }
    /** Several of `of` in order: numbers of categories, keys of properties or slugs of guides. */
    | { readonly kind: "ordered"; readonly of: OrderedOf; readonly max: number }
    /** Options of a property; their names are shown in one language at a time. */
    | { readonly kind: "options"; readonly max: number }
    | { readonly kind: "shop" }
    /** @param showsReach shows the number of products; an empty list means all products of the shop */
    | { readonly kind: "products"; readonly max: number; readonly showsReach?: true }
    | { readonly kind: "offers"; readonly max: number }
  );

export interface EntrySection<Name extends string = string> {
  readonly title: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly fields: readonly EntryField<Name>[];
}

/** A kind of entries, as its form and list need it. */
export interface EntryFormKind {
  readonly endpoints: Pick<EntryEndpoints, "save">;
  readonly initial: EntryValues;
  readonly sections: readonly EntrySection[];
}

/** A kind of entries that the generic pages list and edit. */
export interface EntryKind extends EntryFormKind {
  /** Path below the workspace. */
  readonly path: string;
  readonly needs: Right;
  readonly endpoints: EntryEndpoints;
  /** Whether each shop has its own entries, so that calls name the shop. */
  readonly isOfShop?: true;
  /** Name of the list, and of one entry for headings. */
  readonly title: MessageDescriptor;
  /** One sentence below the title. */
  readonly about: MessageDescriptor;
  readonly newTitle: MessageDescriptor;
  readonly addText: MessageDescriptor;
  readonly emptyText: MessageDescriptor;
  /** The field that names an entry. */
  readonly nameField: string;
  readonly pictureField?: string;
  /** Choice field that groups the entries: each group is ordered separately. */
  readonly listField?: string;
  /** Actions below the form of a stored entry. */
  readonly Actions?: ComponentType<{ entry: StoredEntry }>;
  /** Columns with counts of the server. */
  readonly counts?: readonly { readonly name: string; readonly label: MessageDescriptor }[];
}

/** Describes a kind; the compiler checks the names of its fields. */
export const entryKind = <Entry extends { readonly id: number }>(
  kind: Omit<EntryKind, "sections" | "nameField" | "pictureField" | "initial"> & {
    readonly nameField: keyof Entry & string;
    readonly pictureField?: keyof Entry & string;
    readonly initial: Omit<Entry, "id" | "claimed" | "left" | "productCount" | "hasSecret"> & EntryValues;
    readonly sections: readonly EntrySection<keyof Entry & string>[];
  },
): EntryKind => kind;

export const fieldsOf = ({ sections }: Pick<EntryFormKind, "sections">): readonly EntryField[] =>
  sections.flatMap(({ fields }) => fields);
