import type { StaffProduct } from "@carmine/api/contract";
import type { StatusTone } from "@carmine/design-system";
import { defineMessages } from "@carmine/i18n/react";

export const productStateTexts = defineMessages({
  active: { defaultMessage: "Active", description: "Console products: status" },
  hidden: { defaultMessage: "Hidden", description: "Console products: status" },
  pending: { defaultMessage: "Pending approval", description: "Console products: status" },
  refused: { defaultMessage: "Not approved", description: "Console products: status" },
  blocked: { defaultMessage: "Taken down", description: "Console products: status" },
  bin: { defaultMessage: "Trash", description: "Console products: view" },
  soldOut: { defaultMessage: "Sold out", description: "Console products: status" },
});

/** State of a product; `soldOut` is an active one without stock. */
export type ShownProductState = StaffProduct["state"] | "soldOut";

export const productStateTones: Readonly<Record<ShownProductState, StatusTone>> = {
  active: "success",
  hidden: "neutral",
  pending: "caution",
  refused: "critical",
  blocked: "critical",
  bin: "neutral",
  soldOut: "critical",
};
