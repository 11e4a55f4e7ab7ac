import { applicationStatus } from "@carmine/api/contract";
import type { StatusTone } from "@carmine/design-system";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

/** States of an application, which are the views of the list. */
export const views = ["pending", "approved", "refused", "withdrawn"] as const;
export type View = (typeof views)[number];

export const viewTexts: Readonly<Record<View, MessageDescriptor>> = defineMessages({
  pending: { defaultMessage: "Pending", description: "Console applications: status" },
  approved: { defaultMessage: "Approved", description: "Console applications: status" },
  refused: { defaultMessage: "Rejected", description: "Console applications: status" },
  withdrawn: { defaultMessage: "Withdrawn", description: "Console applications: status" },
});

export const tones: Readonly<Record<View, StatusTone>> = {
  pending: "caution",
  approved: "success",
  refused: "critical",
  withdrawn: "neutral",
};

export const viewOf = (status: number): View =>
  views.find((view) => applicationStatus[view] === status) ?? "pending";
