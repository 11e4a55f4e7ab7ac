import type { GuideTopic } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

/** Titles of the sections of the help center. */
export const topicTexts: Readonly<Record<GuideTopic, MessageDescriptor>> = defineMessages({
  help: { defaultMessage: "Ordering and delivery", description: "Help center: title of a section" },
  policies: { defaultMessage: "Policies", description: "Help center: title of a section" },
  guides: { defaultMessage: "Buying guides", description: "Help center: title of a section" },
  about: { defaultMessage: "About us", description: "Help center: title of a section" },
});
