import { useIntl as useWholeIntl } from "react-intl";
import type { IntlShape } from "./make-intl.ts";

export const useIntl: () => IntlShape = useWholeIntl;
