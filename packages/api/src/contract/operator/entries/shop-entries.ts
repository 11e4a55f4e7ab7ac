import * as z from "zod/mini";
import { countryInput, orNull } from "../../values.ts";
import { entryCalls, entryOrder } from "../../entries/entry-calls.ts";
import {
  amountField,
  lineField,
  localizedField,
  switchField,
  wholeField,
} from "../../entries/entry-fields.ts";

const needs = "settings.write";

/** Maximum lengths of texts about refunds, taxes, couriers and shops. */
export const shopTextLimits = {
  refundReason: 120,
  tax: 40,
  merchantKind: 60,
  documents: 300,
  courier: 60,
  courierCode: 32,
  numberForm: 40,
  /** Number of forms. */
  numberForms: 12,
  trackingNumber: 64,
  trackUrl: 300,
} as const;

const refundReason = {
  path: "/api/operator/refundReason",
  plural: "reasons in the refund form",
  needs,
} as const;
export const refundReasonCalls = entryCalls({
  ...refundReason,
  fields: { text: localizedField() },
  shown: {},
});
export type RefundReasonEntry = z.output<typeof refundReasonCalls.entry>;
export const {
  list: operatorRefundReasonList,
  detail: operatorRefundReasonDetail,
  save: operatorRefundReasonSave,
  remove: operatorRefundReasonRemove,
} = refundReasonCalls;
export const operatorRefundReasonOrder = entryOrder(refundReason.path, refundReason.plural, needs);

export const taxCalls = entryCalls({
  path: "/api/operator/taxRate",
  plural: "tax rates",
  needs,
  fields: {
    country: countryInput,
    /** ISO 3166-2 code of the state or province; null for the whole country. */
    region: orNull(lineField),
    /** As shown in orders. */
    name: localizedField(),
    /** "9.975" is 9.975 %. */
    percent: amountField(4),
    /** Shoppers with a PST number are exempt. */
    provincial: switchField,
    /** Also charged on shipping. */
    onFreight: switchField,
  },
  shown: {},
});
export type TaxEntry = z.output<typeof taxCalls.entry>;
export const {
  list: operatorTaxRateList,
  detail: operatorTaxRateDetail,
  save: operatorTaxRateSave,
  remove: operatorTaxRateRemove,
} = taxCalls;

const courier = { path: "/api/operator/courier", plural: "courier companies", needs } as const;
export const courierCalls = entryCalls({
  ...courier,
  fields: {
    /** Identifies it in parcels; can't change once a parcel has it. */
    code: lineField,
    name: localizedField(),
    /**
     * Formats of its tracking numbers. `#` matches a digit, `@` a letter and `*` either; `#{12}` matches twelve
     * digits, `#{9-12}` nine to twelve. Other characters are literal.
     */
    forms: z.array(lineField),
    /** A number of one of the forms. */
    example: lineField,
    /** Its tracking page, with `{number}` for the tracking number. */
    trackUrl: orNull(lineField),
    /** Whether it can be chosen for new parcels. */
    open: switchField,
  },
  shown: {
    /** Whether the company can report tracking steps. */
    hasSecret: z.boolean(),
  },
});
export type CourierEntry = z.output<typeof courierCalls.entry>;
export const {
  list: operatorCourierList,
  detail: operatorCourierDetail,
  save: operatorCourierSave,
  remove: operatorCourierRemove,
} = courierCalls;
export const operatorCourierOrder = entryOrder(courier.path, courier.plural, needs);

const merchantType = { path: "/api/operator/merchantType", plural: "types of shops", needs } as const;
export const merchantTypeCalls = entryCalls({
  ...merchantType,
  fields: {
    name: localizedField(),
    /** Documents that an applicant has to submit and that stay private. */
    info: localizedField("text"),
    /** Documents that shoppers see after approval. */
    publicInfo: orNull(localizedField("text")),
  },
  shown: {},
});
export type MerchantTypeEntry = z.output<typeof merchantTypeCalls.entry>;
export const {
  list: operatorMerchantTypeList,
  detail: operatorMerchantTypeDetail,
  save: operatorMerchantTypeSave,
  remove: operatorMerchantTypeRemove,
} = merchantTypeCalls;
export const operatorMerchantTypeOrder = entryOrder(merchantType.path, merchantType.plural, needs);

const merchantCategory = {
  path: "/api/operator/merchantCategory",
  plural: "categories of shops",
  needs,
} as const;
export const merchantCategoryCalls = entryCalls({
  ...merchantCategory,
  fields: {
    name: localizedField(),
    /** Percent of each sale that the marketplace charges. */
    fee: wholeField(0, 100),
  },
  shown: {},
});
export type MerchantCategoryEntry = z.output<typeof merchantCategoryCalls.entry>;
export const {
  list: operatorMerchantCategoryList,
  detail: operatorMerchantCategoryDetail,
  save: operatorMerchantCategorySave,
  remove: operatorMerchantCategoryRemove,
} = merchantCategoryCalls;
export const operatorMerchantCategoryOrder = entryOrder(
  merchantCategory.path,
  merchantCategory.plural,
  needs,
);
