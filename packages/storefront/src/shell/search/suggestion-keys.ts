import type { SuggestionKey } from "@carmine/design-system";
import type { IntlShape } from "@carmine/i18n/react";

/** Keyboard shortcuts in the footer of the suggestions. */
export const keysOf = (intl: IntlShape, mayRemove: boolean): SuggestionKey[] => [
  {
    keys: ["↑", "↓"],
    label: intl.formatMessage({
      defaultMessage: "to move",
      description: "After the arrow keys, under suggestions",
    }),
  },
  {
    keys: ["↵"],
    label: intl.formatMessage({
      defaultMessage: "to open",
      description: "After the Enter key, under suggestions",
    }),
  },
  ...(mayRemove
    ? [
        {
          keys: ["Del"],
          label: intl.formatMessage({
            defaultMessage: "to remove",
            description: "After the Delete key, under recent searches",
          }),
        },
      ]
    : []),
  {
    keys: ["Esc"],
    label: intl.formatMessage({
      defaultMessage: "to close",
      description: "After the Escape key, under suggestions",
    }),
  },
];
