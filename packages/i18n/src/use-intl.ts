import { useIntl as useWholeIntl } from "react-intl";
import type { IntlShape } from "./make-intl.ts";

/** The formats of the page's language. */
export const useIntl: () => IntlShape = useWholeIntl;
