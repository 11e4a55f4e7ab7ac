/**
 * Address formats by country: fields, order and required fields. A separate entry, because only the address
 * form and the server need its data.
 */
export { addressLines } from "./address-lines.ts";
export { addressProblems, needsPostalCode } from "./address-problems.ts";
export { addressRows, hasPart, type AddressPart } from "./address-rows.ts";
export { writePostalCode } from "./postal-codes.ts";
export { cityKindOf, districtKindOf, postalCodeKindOf, regionKindOf } from "./region-kinds.ts";
