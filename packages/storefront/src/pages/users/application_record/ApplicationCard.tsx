import { phoneText } from "@carmine/api/contract";
import { queries, type Application } from "@carmine/api/hooks";
import {
  Accordion,
  AccordionItem,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Image,
  Message,
  StatusChip,
  Text,
} from "@carmine/design-system";
import { DateTime, defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { shopHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

const stateTexts = defineMessages({
  pending: { defaultMessage: "Pending review", description: "State of an application" },
  approved: { defaultMessage: "Approved", description: "State of an application" },
  refused: { defaultMessage: "Not approved", description: "State of an application" },
  withdrawn: { defaultMessage: "Withdrawn", description: "State of an application" },
});

const tones = { pending: "info", approved: "success", refused: "act", withdrawn: "neutral" } as const;

export interface ApplicationCardProps {
  readonly sent: Application;
  /** Whether a later application replaced it, so that it can't be resubmitted. */
  readonly replaced: boolean;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
}

/** An application: state, content and actions. */
export const ApplicationCard = ({
  sent,
  replaced,
  busy,
  onEdit,
  onWithdraw,
}: ApplicationCardProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const category = useQuery(queries.merchantCategories(api)).data?.find(({ id }) => id === sent.categoryId);
  const type = useQuery(queries.merchantTypes(api)).data?.find(({ id }) => id === sent.typeId);
  const label = (text: string, value: string) => ({ term: text, value: value || "–" });
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size={18} dir="auto">
          {sent.shopName}
        </Heading>
        <StatusChip tone={tones[sent.state]}>{intl.formatMessage(stateTexts[sent.state])}</StatusChip>
      </div>
      <Text element="p" tone="muted">
        {sent.state === "pending" ? (
          <FormattedMessage
            defaultMessage="Sent on {sent}. You’ll hear from us by {due}."
            description="Below a pending application"
            values={{
              sent: <DateTime value={sent.sentAt} dateOnly />,
              due: <DateTime value={sent.dueAt} dateOnly />,
            }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Sent on {sent}, decided on {decided}"
            description="Below an application that is decided or withdrawn"
            values={{
              sent: <DateTime value={sent.sentAt} dateOnly />,
              decided: <DateTime value={sent.decidedAt} dateOnly />,
            }}
          />
        )}
      </Text>
      {sent.reason && (
        <Message
          tone="critical"
          title={<FormattedMessage defaultMessage="Reason:" description="Before the reason of a refusal" />}
        >
          {sent.reason}
        </Message>
      )}
      {sent.state === "approved" && (
        <Message tone="success">
          <FormattedMessage
            defaultMessage="Your shop is open. You can manage it with this account or {email}. Next, add products and set your shipping rates."
            description="Below an application that passed"
            values={{ email: sent.email }}
          />
        </Message>
      )}
      <Accordion>
        <AccordionItem
          title={<FormattedMessage defaultMessage="See what you sent" description="Opens an application" />}
        >
          <div className={styles.card}>
            <DescriptionList
              items={[
                label(
                  intl.formatMessage({ defaultMessage: "Full name", description: "Label of a field" }),
                  sent.ownerName,
                ),
                label(
                  intl.formatMessage({
                    defaultMessage: "Email",
                    description: "Facts about a shop, and other places",
                  }),
                  sent.email,
                ),
                label(
                  intl.formatMessage({
                    defaultMessage: "Phone number",
                    description: "Label of a field, and other places",
                  }),
                  phoneText(sent.phone),
                ),
                label(
                  intl.formatMessage({ defaultMessage: "Business address", description: "Label of a field" }),
                  sent.address,
                ),
                label(
                  intl.formatMessage({
                    defaultMessage: "Merchant category",
                    description: "Label of a field",
                  }),
                  category?.name ?? "",
                ),
                label(
                  intl.formatMessage({ defaultMessage: "Shop type", description: "Label of a field" }),
                  type?.name ?? "",
                ),
                label(
                  intl.formatMessage({ defaultMessage: "Search terms", description: "Row of the review" }),
                  sent.keywords,
                ),
              ]}
            />
            <ul className={styles.papers}>
              {[...sent.publicPapers, ...sent.papers].map((src, index) => (
                <li key={src} className={styles.paper}>
                  <a href={src} target="_blank" rel="noreferrer">
                    <Image
                      {...pictureOf(
                        src,
                        intl.formatMessage(
                          {
                            defaultMessage: "Document {number}",
                            description: "Alternative text of a picture",
                          },
                          { number: index + 1 },
                        ),
                      )}
                      sizes="96px"
                      rounded="control"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </AccordionItem>
      </Accordion>
      <div className={styles.actions}>
        {sent.state === "approved" && sent.shopId !== undefined && (
          <>
            <ButtonLink href={`/console/s/${sent.shopId}`} variant="solid">
              <FormattedMessage defaultMessage="Manage your shop" description="Button of an application" />
            </ButtonLink>
            <ButtonLink href={shopHref(sent.shopId)}>
              <FormattedMessage defaultMessage="Go to your shop" description="Button of an application" />
            </ButtonLink>
          </>
        )}
        {sent.state === "pending" && (
          <>
            <Button loading={busy} onClick={onEdit}>
              <FormattedMessage defaultMessage="Edit" description="Button of an address, and other places" />
            </Button>
            <Button onClick={onWithdraw}>
              <FormattedMessage defaultMessage="Withdraw" description="Button of an application" />
            </Button>
          </>
        )}
        {!replaced && (sent.state === "refused" || sent.state === "withdrawn") && (
          <Button variant="soft" loading={busy} onClick={onEdit}>
            <FormattedMessage defaultMessage="Edit and resubmit" description="Button of an application" />
          </Button>
        )}
      </div>
    </Card>
  );
};
