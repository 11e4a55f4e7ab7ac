import type { PropertyKind, PropertyUnit } from "@carmine/api/contract";
import type { Localized } from "./text-types.ts";

/** Values by the key of their property. */
export type DemoPropertyValues = Readonly<
  Record<string, number | string | boolean | Localized | (number | string)[]>
>;

/** A typed property; see the table `property`. */
export interface DemoProperty {
  key: string;
  name: Localized;
  kind: PropertyKind;
  unit: PropertyUnit | null;
  choices: { key: string; name: Localized }[];
  isFilter: boolean;
}

/** A selling point, usually with a picture of the product. */
export interface DemoFeature {
  title: Localized;
  text: Localized;
  /** Index into the product's pictures. */
  picture?: number;
}
