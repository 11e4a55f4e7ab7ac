import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { textField } from "../../fields.ts";
import { guideTopics } from "../../guides.ts";
import { messageKeys } from "../../message-keys.ts";
import { wireLocales } from "../../limits.ts";
import { idInput, orNull } from "../../values.ts";
import { entryCalls } from "../../entries/entry-calls.ts";
import { instant } from "../../merchant/staff-values.ts";
import { dayField, lineField, localizedField, wholeField } from "../../entries/entry-fields.ts";

const needs = "content.write";
const wrong = messageKeys.wrongParameter;

/** Maximum lengths of guides, agreements and synonyms, in characters. */
export const textEntryLimits = {
  slug: 64,
  guideTitle: 120,
  html: 100_000,
  synonym: 60,
  synonyms: 20,
  carSizes: 20,
  setting: 1000,
} as const;

export const guideCalls = entryCalls({
  path: "/api/operator/guide",
  plural: "pages of the help center",
  needs,
  fields: {
    /** Last part of its URL. */
    slug: textField("verbatim", wrong),
    topic: z.enum(guideTopics, wrong),
    title: localizedField(),
    /** HTML, which the server sanitizes. */
    html: localizedField("verbatim"),
  },
  shown: {},
});
export type GuideEntry = z.output<typeof guideCalls.entry>;
export const {
  list: operatorGuideList,
  detail: operatorGuideDetail,
  save: operatorGuideSave,
  remove: operatorGuideRemove,
} = guideCalls;

/** Legal texts, each on a separate page. The number of an entry is its position here, from 1. */
export const agreementNames = ["user", "privacy", "merchant", "about"] as const;

const agreementCalls = entryCalls({
  path: "/api/operator/agreement",
  plural: "legal texts",
  needs,
  fields: {
    /** HTML, which the server sanitizes; null for the standard text. */
    html: orNull(localizedField("verbatim")),
    /**
     * First day in the marketplace's time zone, `yyyy-MM-dd`; null for a text without a date. A later day than the
     * stored one adds a version, unless the stored one isn't valid yet.
     */
    validFrom: orNull(dayField),
  },
  shown: { key: z.enum(agreementNames, wrong) },
});
export const agreementFields = agreementCalls.fields;
export type AgreementEntry = z.output<typeof agreementCalls.entry>;
export const {
  list: operatorAgreementList,
  detail: operatorAgreementDetail,
  save: operatorAgreementSave,
} = agreementCalls;

export const agreementVersionRow = z.object({
  id: z.number(),
  html: orNull(localizedField("verbatim")),
  validFrom: orNull(z.string()),
  state: z.enum(["past", "current", "future"]),
  /** Number of accounts that agreed to it at registration or with an application. */
  acceptanceCount: z.number(),
});
export type AgreementVersionRow = z.output<typeof agreementVersionRow>;

/** A version of a legal text that an account agreed to. */
export const acceptedAgreement = z.object({
  key: z.enum(agreementNames),
  /** First day of the version, `yyyy-MM-dd`; null for a text without a date. */
  validFrom: orNull(z.string()),
  acceptedAt: instant,
});

export const operatorAgreementVersions = endpoint({
  method: "GET",
  path: "/api/operator/agreement/versions/{id}",
  policy: "operator",
  needs,
  summary: "All versions of a legal text, the newest first.",
  params: z.object({ id: idInput }),
  data: z.array(agreementVersionRow),
});

export const synonymCalls = entryCalls({
  path: "/api/operator/synonym",
  plural: "synonyms of search terms",
  needs,
  fields: {
    locale: z.enum(wireLocales, wrong),
    /** A search for it also finds matches of the synonyms. */
    term: lineField,
    meanings: z.array(lineField).check(z.minLength(1, wrong), z.maxLength(textEntryLimits.synonyms, wrong)),
  },
  shown: {},
});
export type SynonymEntry = z.output<typeof synonymCalls.entry>;
export const {
  list: operatorSynonymList,
  detail: operatorSynonymDetail,
  save: operatorSynonymSave,
  remove: operatorSynonymRemove,
} = synonymCalls;

const year = wholeField(1900, 2100);
const sizes = z.array(lineField).check(z.maxLength(textEntryLimits.carSizes, wrong));

export const carSizeCalls = entryCalls({
  path: "/api/operator/carSize",
  plural: "tire and wheel sizes by car",
  needs,
  fields: {
    make: lineField,
    model: lineField,
    /** Model years; without an end it is still built. */
    yearFrom: year,
    yearTo: orNull(year),
    /** Such as "225/45 R17". */
    tires: sizes,
    /** Such as "17 × 7.5J 5×112". */
    wheels: sizes,
  },
  shown: {},
});
export type CarSizeEntry = z.output<typeof carSizeCalls.entry>;
export const {
  list: operatorCarSizeList,
  detail: operatorCarSizeDetail,
  save: operatorCarSizeSave,
  remove: operatorCarSizeRemove,
} = carSizeCalls;

const setting = orNull(localizedField());

/** The only entry of the marketplace's texts. */
export const settingEntryId = 1;

const settingCalls = entryCalls({
  path: "/api/operator/setting",
  plural: "texts of the marketplace",
  needs: "settings.write",
  fields: {
    name: setting,
    title: setting,
    tagline: setting,
    claim: setting,
    searchHint: setting,
    description: setting,
    heroTitle: setting,
    heroText: setting,
    footer: setting,
    delivery: setting,
    payButton: setting,
    reviewNote: setting,
    postalAddress: setting,
  },
  shown: {},
});
export const settingFields = settingCalls.fields;
export type SettingEntry = z.output<typeof settingCalls.entry>;
export const { detail: operatorSettingDetail, save: operatorSettingSave } = settingCalls;
