import type { LocalizedText } from "../../../shared/localized-text.ts";

/** A facet with its name. */
export interface NamedFacet {
  key: string;
  value: string;
  keyName: LocalizedText;
  valueName: LocalizedText;
}
