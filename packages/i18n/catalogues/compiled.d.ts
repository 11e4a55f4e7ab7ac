import type { Messages } from "@carmine/i18n/react";

declare const messages: Messages;
export default messages;
