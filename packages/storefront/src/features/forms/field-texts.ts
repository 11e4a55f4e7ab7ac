import type { MessageKey } from "@carmine/api/contract";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { FieldError } from "react-hook-form";

/**
 * What the shopper reads for each key of the contract's checks (specification, section 5). `pnpm messages compile`
 * takes them to the server, which answers the same.
 */
const fieldTexts: Readonly<Record<MessageKey, MessageDescriptor>> = defineMessages({
  emailEmpty: { defaultMessage: "Enter your email", description: "Form error: email missing" },
  correctEmail: {
    defaultMessage: "Enter a complete email, such as name@example.com",
    description: "Form error: email malformed",
  },
  emptyPassword: { defaultMessage: "Enter your password", description: "Form error: password missing" },
  passwordLength: {
    defaultMessage: "Use 8 to 64 characters",
    description: "Form error: new password too short or too long",
  },
  emptyPhone: { defaultMessage: "Enter your phone number", description: "Form error: phone missing" },
  correctPhone: {
    defaultMessage: "Enter 4 to 20 digits",
    description: "Form error: phone number malformed",
  },
  emptyCountryCode: { defaultMessage: "Choose a country code", description: "Form error: dial code missing" },
  emptyCaptche: { defaultMessage: "Enter the code we sent you", description: "Form error: code missing" },
  correctCaptche: {
    defaultMessage: "Use only letters, digits, or underscores",
    description: "Form error: code holds other characters",
  },
  agreement: {
    defaultMessage: "Please accept the terms first",
    description: "Form error: agreement not ticked",
  },
  againPassword: {
    defaultMessage: "Enter the new password again",
    description: "Form error: repetition of the new password missing",
  },
  diffPassword: {
    defaultMessage: "The passwords don’t match",
    description: "Form error: repetition of the new password differs",
  },
  emptyName: { defaultMessage: "Enter a full name", description: "Form error: name missing" },
  emptyNickname: {
    defaultMessage: "User name cannot be empty",
    description: "Form error: user name missing",
  },
  emptyCompany: {
    defaultMessage: "Enter the name of your shop or company",
    description: "Form error: shop name missing",
  },
  emptyMerchantCategory: {
    defaultMessage: "Choose a merchant category",
    description: "Form error: category missing",
  },
  emptyMerchantType: { defaultMessage: "Choose a shop type", description: "Form error: shop type missing" },
  emptyPapers: {
    defaultMessage: "Add your qualification papers",
    description: "Form error: pictures of papers missing",
  },
  tooManyPapers: { defaultMessage: "Add 10 pictures at most", description: "Form error: too many pictures" },
  emptyProof: {
    defaultMessage: "Enter your password or the code we sent you",
    description: "Form error: neither password nor code",
  },
  nameLength: { defaultMessage: "This name is too long", description: "Form error: name too long" },
  webAddress: {
    defaultMessage: "Remove the web address",
    description: "Form error: web address in a name or address",
  },
  emptyCountry: { defaultMessage: "Choose a country", description: "Form error: country missing" },
  emptyRegion: {
    defaultMessage: "Choose a state or province",
    description: "Form error: state or province missing",
  },
  emptyCity: { defaultMessage: "Enter the city or district", description: "Form error: city missing" },
  emptyAddress: {
    defaultMessage: "Enter a street and house number",
    description: "Form error: address missing",
  },
  addressLength: { defaultMessage: "This address is too long", description: "Form error: address too long" },
  emptyPostCode: {
    defaultMessage: "Enter a ZIP or postal code",
    description: "Form error: post code missing",
  },
  correctPostCode: {
    defaultMessage: "Enter a valid ZIP or postal code",
    description: "Form error: post code malformed",
  },
  emptyPayType: {
    defaultMessage: "Choose a payment method",
    description: "Form error: payment method missing",
  },
  emptyShippingAddress: {
    defaultMessage: "Choose a shipping address",
    description: "Form error: delivery address missing",
  },
  emptyPstNumber: {
    defaultMessage: "Enter your PST number",
    description: "Form error: tax number of British Columbia or another province missing",
  },
  selectItem: { defaultMessage: "Select an item", description: "Form error: nothing selected" },
  correctQuantity: {
    defaultMessage: "Choose a quantity from 1 to 99",
    description: "Form error: quantity out of range",
  },
  noteLength: {
    defaultMessage: "Keep it under 150 characters",
    description: "Form error: order note too long",
  },
  emptyOrderNo: {
    defaultMessage: "The order number is missing",
    description: "Form error: order number missing",
  },
  emptyPaypalReturn: {
    defaultMessage: "PayPal’s “token” or “payerID” is missing. Start the payment again.",
    description: "Form error: return from PayPal without its parameters; token and payerID stay as they are",
  },
  emptyCardNumber: {
    defaultMessage: "Enter the card number",
    description: "Form error: card number missing",
  },
  correctExpiry: {
    defaultMessage: "Enter the expiry date as MM/YY",
    description: "Form error: card expiry malformed",
  },
  correctCvc: {
    defaultMessage: "Enter the 3 or 4 digits of the security code",
    description: "Form error: card security code malformed",
  },
  emptyReason: { defaultMessage: "Choose a reason", description: "Form error: refund reason missing" },
  remarkLength: {
    defaultMessage: "Keep it to 100 characters",
    description: "Form error: refund remark too long",
  },
  tooManyPictures: { defaultMessage: "Add up to 5 pictures", description: "Form error: too many pictures" },
  emptyCourier: { defaultMessage: "Enter the courier", description: "Form error: courier missing" },
  emptyTrackingNumber: {
    defaultMessage: "Enter the tracking number",
    description: "Form error: tracking number missing",
  },
  emptyQuestion: { defaultMessage: "Write your question", description: "Form error: question missing" },
  questionLength: {
    defaultMessage: "Use up to 300 characters",
    description: "Form error: question too short or too long",
  },
  emptyIdentity: {
    defaultMessage: "Enter the email or phone of the order",
    description: "Form error: order look-up without identity",
  },
  emptyStar: { defaultMessage: "Choose 1 to 5 stars", description: "Form error: rating missing" },
  reviewLength: {
    defaultMessage: "Write a few words, up to 500 characters",
    description: "Form error: text of a review too short or too long",
  },
  emptyReply: { defaultMessage: "Enter an answer", description: "Form error: answer to a review missing" },
  replyLength: {
    defaultMessage: "Keep the answer under 500 characters",
    description: "Form error: answer to a review too long",
  },
  wrongParameter: {
    defaultMessage: "Please check this field",
    description: "Form error: any other wrong value",
  },
});

const isKey = (text: string): text is MessageKey => Object.hasOwn(fieldTexts, text);

/** A function that words a field's error: a key of the contract, or the server's own text. */
export const useFieldErrorText = (): ((error: FieldError | undefined) => string | undefined) => {
  const intl = useIntl();
  return (error) => {
    if (!error) return undefined;
    const text = error.message ?? "";
    if (error.type === "server") return text;
    return intl.formatMessage(isKey(text) ? fieldTexts[text] : fieldTexts.wrongParameter);
  };
};
