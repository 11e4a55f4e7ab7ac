import { ButtonLink, type ButtonLinkProps } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { MessageCircle } from "lucide-react";
import type { ReactElement } from "react";
import { externalLinkProps } from "./external-link-props.ts";

export interface ChatLinkProps extends Pick<ButtonLinkProps, "variant" | "fullWidth"> {
  /** URL of the chat. */
  readonly chat: string;
}

/** Link to the chat of a shop or the marketplace. */
export const ChatLink = ({ chat, ...look }: ChatLinkProps): ReactElement => (
  <ButtonLink {...externalLinkProps(chat)} size="sm" startIcon={MessageCircle} {...look}>
    <FormattedMessage defaultMessage="Start a chat" description="Customer service: button" />
  </ButtonLink>
);
