import type { MessageKey } from "@carmine/api/contract";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { FieldError } from "react-hook-form";

/** Texts of the contract's validation keys (specification, section 5). The server uses the same messages by id. */
const fieldTexts: Readonly<Record<MessageKey, MessageDescriptor>> = defineMessages({
  emailEmpty: {
    id: "field.emailEmpty",
    defaultMessage: "Enter your email",
    description: "Form error: email missing",
  },
  correctEmail: {
    id: "field.correctEmail",
    defaultMessage: "Enter a complete email, such as name@example.com",
    description: "Form error: email malformed",
  },
  emptyPassword: {
    id: "field.emptyPassword",
    defaultMessage: "Enter your password",
    description: "Form error: password missing",
  },
  passwordLength: {
    id: "field.passwordLength",
    defaultMessage: "Use 8 to 64 characters",
    description: "Form error: new password too short or too long",
  },
  emptyPhone: {
    id: "field.emptyPhone",
    defaultMessage: "Enter your phone number",
    description: "Form error: phone missing",
  },
  correctPhone: {
    id: "field.correctPhone",
    defaultMessage: "Enter 4 to 20 digits",
    description: "Form error: phone number malformed",
  },
  emptyCountryCode: {
    id: "field.emptyCountryCode",
    defaultMessage: "Choose a country code",
    description: "Form error: dial code missing",
  },
  emptyCaptche: {
    id: "field.emptyCaptche",
    defaultMessage: "Enter the code we sent you",
    description: "Form error: code missing",
  },
  correctCaptche: {
    id: "field.correctCaptche",
    defaultMessage: "Use only letters, digits, or underscores",
    description: "Form error: code holds other characters",
  },
  agreement: {
    id: "field.agreement",
    defaultMessage: "Accept the terms first",
    description: "Form error: agreement not accepted",
  },
  againPassword: {
    id: "field.againPassword",
    defaultMessage: "Enter the new password again",
    description: "Form error: repetition of the new password missing",
  },
  diffPassword: {
    id: "field.diffPassword",
    defaultMessage: "The passwords don’t match",
    description: "Form error: repetition of the new password differs",
  },
  emptyName: {
    id: "field.emptyName",
    defaultMessage: "Enter a full name",
    description: "Form error: name missing",
  },
  emptyNickname: {
    id: "field.emptyNickname",
    defaultMessage: "User name cannot be empty",
    description: "Form error: user name missing",
  },
  emptyCompany: {
    id: "field.emptyCompany",
    defaultMessage: "Enter the name of your shop or company",
    description: "Form error: shop name missing",
  },
  emptyMerchantCategory: {
    id: "field.emptyMerchantCategory",
    defaultMessage: "Choose a merchant category",
    description: "Form error: category missing",
  },
  emptyMerchantType: {
    id: "field.emptyMerchantType",
    defaultMessage: "Choose a shop type",
    description: "Form error: shop type missing",
  },
  emptyPapers: {
    id: "field.emptyPapers",
    defaultMessage: "Add your qualification documents",
    description: "Form error: pictures of documents missing",
  },
  tooManyPapers: {
    id: "field.tooManyPapers",
    defaultMessage: "Add up to 10 photos",
    description: "Form error: too many pictures",
  },
  emptyProof: {
    id: "field.emptyProof",
    defaultMessage: "Enter your password or the code we sent you",
    description: "Form error: neither password nor code",
  },
  nameLength: {
    id: "field.nameLength",
    defaultMessage: "This name is too long",
    description: "Form error: name too long",
  },
  webAddress: {
    id: "field.webAddress",
    defaultMessage: "Remove the web address",
    description: "Form error: web address in a name or address",
  },
  emptyCountry: {
    id: "field.emptyCountry",
    defaultMessage: "Choose a country",
    description: "Form error: country missing",
  },
  emptyRegion: {
    id: "field.emptyRegion",
    defaultMessage: "Choose a state or province",
    description: "Form error: state or province missing",
  },
  emptyCity: {
    id: "field.emptyCity",
    defaultMessage: "Enter the city or district",
    description: "Form error: city missing",
  },
  emptyAddress: {
    id: "field.emptyAddress",
    defaultMessage: "Enter a street and house number",
    description: "Form error: address missing",
  },
  addressLength: {
    id: "field.addressLength",
    defaultMessage: "This address is too long",
    description: "Form error: address too long",
  },
  emptyPostCode: {
    id: "field.emptyPostCode",
    defaultMessage: "Enter a ZIP or postal code",
    description: "Form error: post code missing",
  },
  correctPostCode: {
    id: "field.correctPostCode",
    defaultMessage: "Enter a valid ZIP or postal code",
    description: "Form error: post code malformed",
  },
  emptyPayType: {
    id: "field.emptyPayType",
    defaultMessage: "Choose a payment method",
    description: "Form error: payment method missing",
  },
  emptyShippingAddress: {
    id: "field.emptyShippingAddress",
    defaultMessage: "Choose a shipping address",
    description: "Form error: delivery address missing",
  },
  emptyPstNumber: {
    id: "field.emptyPstNumber",
    defaultMessage: "Enter your PST number",
    description: "Form error: tax number of British Columbia or another province missing",
  },
  selectItem: {
    id: "field.selectItem",
    defaultMessage: "Select an item",
    description: "Form error: nothing selected",
  },
  correctQuantity: {
    id: "field.correctQuantity",
    defaultMessage: "Choose a quantity from 1 to 99",
    description: "Form error: quantity out of range",
  },
  noteLength: {
    id: "field.noteLength",
    defaultMessage: "Keep it under 150 characters",
    description: "Form error: order note too long",
  },
  emptyOrderNo: {
    id: "field.emptyOrderNo",
    defaultMessage: "The order number is missing",
    description: "Form error: order number missing",
  },
  emptyPaypalReturn: {
    id: "field.emptyPaypalReturn",
    defaultMessage: "PayPal’s “token” or “payerID” is missing. Start the payment again.",
    description: "Form error: return from PayPal without its parameters; token and payerID stay as they are",
  },
  emptyCardNumber: {
    id: "field.emptyCardNumber",
    defaultMessage: "Enter the card number",
    description: "Form error: card number missing",
  },
  correctExpiry: {
    id: "field.correctExpiry",
    defaultMessage: "Enter the expiration date as MM/YY",
    description: "Form error: card expiry malformed",
  },
  correctCvc: {
    id: "field.correctCvc",
    defaultMessage: "Enter the 3 or 4 digits of the security code",
    description: "Form error: card security code malformed",
  },
  emptyReason: {
    id: "field.emptyReason",
    defaultMessage: "Choose a reason",
    description: "Form error: refund reason missing",
  },
  remarkLength: {
    id: "field.remarkLength",
    defaultMessage: "Keep it to 100 characters",
    description: "Form error: refund remark too long",
  },
  tooManyPictures: {
    id: "field.tooManyPictures",
    defaultMessage: "Add up to 5 photos",
    description: "Form error: too many pictures",
  },
  emptyCourier: {
    id: "field.emptyCourier",
    defaultMessage: "Enter the carrier",
    description: "Form error: carrier missing",
  },
  emptyTrackingNumber: {
    id: "field.emptyTrackingNumber",
    defaultMessage: "Enter the tracking number",
    description: "Form error: tracking number missing",
  },
  emptyQuestion: {
    id: "field.emptyQuestion",
    defaultMessage: "Write your question",
    description: "Form error: question missing",
  },
  questionLength: {
    id: "field.questionLength",
    defaultMessage: "Use up to 300 characters",
    description: "Form error: question too short or too long",
  },
  emptyIdentity: {
    id: "field.emptyIdentity",
    defaultMessage: "Enter the email or phone used for the order",
    description: "Form error: order lookup without identity",
  },
  emptyStar: {
    id: "field.emptyStar",
    defaultMessage: "Choose 1 to 5 stars",
    description: "Form error: rating missing",
  },
  reviewLength: {
    id: "field.reviewLength",
    defaultMessage: "Write a few words, up to 500 characters",
    description: "Form error: text of a review too short or too long",
  },
  emptyReply: {
    id: "field.emptyReply",
    defaultMessage: "Enter an answer",
    description: "Form error: answer to a review missing",
  },
  replyLength: {
    id: "field.replyLength",
    defaultMessage: "Keep the answer under 500 characters",
    description: "Form error: answer to a review too long",
  },
  wrongParameter: {
    id: "field.wrongParameter",
    defaultMessage: "Check this field",
    description: "Form error: any other wrong value",
  },
});

const isKey = (text: string): text is MessageKey => Object.hasOwn(fieldTexts, text);

/** Returns a function that translates a field's error: a key of the contract, or the server's text. */
export const useFieldErrorText = (): ((error: FieldError | undefined) => string | undefined) => {
  const intl = useIntl();
  return (error) => {
    if (!error) return undefined;
    const text = error.message ?? "";
    if (error.type === "server") return text;
    return intl.formatMessage(isKey(text) ? fieldTexts[text] : fieldTexts.wrongParameter);
  };
};
