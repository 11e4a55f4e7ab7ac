/**
 * Keys of the texts for a field that fails its check (specification, section 5). A request schema answers the key;
 * the server turns it into a text in the shopper's language, the storefront's forms do the same with their own.
 */
export const messageKeys = {
  emailEmpty: "emailEmpty",
  correctEmail: "correctEmail",
  emptyPassword: "emptyPassword",
  passwordLength: "passwordLength",
  emptyPhone: "emptyPhone",
  correctPhone: "correctPhone",
  emptyCountryCode: "emptyCountryCode",
  emptyCaptche: "emptyCaptche",
  correctCaptche: "correctCaptche",
  agreement: "agreement",
  againPassword: "againPassword",
  diffPassword: "diffPassword",
  emptyName: "emptyName",
  nameLength: "nameLength",
  emptyNickname: "emptyNickname",
  emptyProof: "emptyProof",
  emptyCountry: "emptyCountry",
  emptyAddress: "emptyAddress",
  addressLength: "addressLength",
  emptyPostCode: "emptyPostCode",
  correctPostCode: "correctPostCode",
  emptyPayType: "emptyPayType",
  emptyShippingAddress: "emptyShippingAddress",
  selectItem: "selectItem",
  correctQuantity: "correctQuantity",
  noteLength: "noteLength",
  emptyOrderNo: "emptyOrderNo",
  emptyCardNumber: "emptyCardNumber",
  correctExpiry: "correctExpiry",
  correctCvc: "correctCvc",
  emptyReason: "emptyReason",
  remarkLength: "remarkLength",
  tooManyPictures: "tooManyPictures",
  emptyCourier: "emptyCourier",
  emptyTrackingNumber: "emptyTrackingNumber",
  wrongParameter: "wrongParameter",
} as const;

export type MessageKey = keyof typeof messageKeys;
