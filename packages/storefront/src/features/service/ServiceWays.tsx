import type { Service } from "@carmine/api/hooks";
import { ButtonLink, Stack, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { Mail, MessagesSquare, Phone } from "lucide-react";
import type { ReactElement } from "react";
import { ChatLink } from "./ChatLink.tsx";
import { externalLinkProps } from "./external-link-props.ts";

/** All contact channels as links. */
export const ServiceWays = ({ service }: { service: Service }): ReactElement => {
  const { chat, message, phone, email, hours } = service;
  return (
    <Stack gap={8}>
      {chat && <ChatLink chat={chat} variant="soft" fullWidth />}
      {message && (
        <ButtonLink {...externalLinkProps(message)} size="sm" startIcon={MessagesSquare} fullWidth>
          <FormattedMessage defaultMessage="Send a message" description="Customer service: button" />
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, "")}`} size="sm" startIcon={Phone} fullWidth>
          <bdi>{phone}</bdi>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} size="sm" startIcon={Mail} fullWidth>
          <FormattedMessage defaultMessage="Send an email" description="Customer service: button" />
        </ButtonLink>
      )}
      {hours && (
        <Text size={12} tone="muted" align="center">
          {hours}
        </Text>
      )}
    </Stack>
  );
};
