import type * as z from "zod/mini";
import { entryCalls } from "../../entries/entry-calls.ts";
import { lineField, localizedField } from "../../entries/entry-fields.ts";
import { orNull } from "../../values.ts";

/** Maximum lengths of the contacts, in characters. */
export const contactLimits = { contact: 200, webAddress: 500, hours: 120 } as const;

/** The only entry of the marketplace's contacts. */
export const contactEntryId = 1;

const contact = orNull(lineField);

const contactCalls = entryCalls({
  path: "/api/operator/contact",
  plural: "contacts of the marketplace's customer service",
  needs: "settings.write",
  fields: {
    email: contact,
    phone: contact,
    /** URL of a chat page. */
    chat: contact,
    /** URL of a messenger. */
    message: contact,
    /** Service hours as text. */
    hours: orNull(localizedField()),
  },
  shown: {},
});
export const contactFields = contactCalls.fields;
export type ContactEntry = z.output<typeof contactCalls.entry>;
export const { detail: operatorContactDetail, save: operatorContactSave } = contactCalls;
