/**
 * How each country writes its addresses: which parts they have, in which order, and what of them must be there. An entry
 * of its own, because its data is needed by the address form and by the server alone.
 */
export { addressLines } from "./address-lines.ts";
export { addressProblems, needsPostalCode } from "./address-problems.ts";
export { addressRows, hasPart, type AddressPart } from "./address-rows.ts";
export { writePostalCode } from "./postal-codes.ts";
export { cityKindOf, districtKindOf, postalCodeKindOf, regionKindOf } from "./region-kinds.ts";
