import { phoneText, type StaffOrderDetail } from "@carmine/api/contract";
import { Avatar, Button, CopyButton, Icon, Link, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { useWorkspace } from "../../../app/workspace.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { Section } from "../../../features/list/Section.tsx";

interface CustomerCardProps {
  order: StaffOrderDetail;
  onChangeAddress: () => void;
}

/** The customer: name, contact and address to copy, and the note of the order. */
export const CustomerCard = ({ order, onChangeAddress }: CustomerCardProps) => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const contacts: readonly { icon: typeof Mail; text: string | null; shown?: ReactNode; label: string }[] = [
    {
      icon: Mail,
      text: order.email,
      label: intl.formatMessage({ defaultMessage: "Copy the email", description: "Console order: button" }),
    },
    {
      icon: Phone,
      text: order.userPhone,
      shown: order.userPhone && phoneText(order.userPhone),
      label: intl.formatMessage({
        defaultMessage: "Copy the phone number",
        description: "Console order: button",
      }),
    },
    {
      icon: MapPin,
      text: order.addressLines.length > 0 ? order.addressLines.join("\n") : null,
      shown: order.addressLines.map((line) => <span key={line}>{line}</span>),
      label: intl.formatMessage({ defaultMessage: "Copy the address", description: "Console order: button" }),
    },
  ];
  const searched = order.email ?? order.userPhone;
  const orderCount = (
    <FormattedMessage
      defaultMessage="{count, plural, one {# order} other {# orders}}"
      description="Console order: orders of the customer in this shop"
      values={{ count: order.shopperOrderCount }}
    />
  );
  return (
    <Section
      title={<FormattedMessage defaultMessage="Customer" description="Console orders: column" />}
      aside={
        searched !== null && order.shopperOrderCount > 1 ? (
          <Link href={`${home}/orders?words=${encodeURIComponent(searched)}`}>{orderCount}</Link>
        ) : (
          <span className={detail.small}>{orderCount}</span>
        )
      }
    >
      <div className={detail.sectionLine}>
        <div className={detail.person}>
          <Avatar name={order.realName ?? ""} />
          <strong>{order.realName ?? "—"}</strong>
        </div>
        <div className={detail.contact}>
          {contacts.map(
            ({ icon, text, shown, label }) =>
              text !== null && (
                <Contact key={label} icon={icon} text={text} label={label}>
                  {shown ?? text}
                </Contact>
              ),
          )}
        </div>
        {order.changeableAddress && (
          <Button size="sm" className={detail.afterContact} onClick={onChangeAddress}>
            <FormattedMessage defaultMessage="Change address" description="Console order: button" />
          </Button>
        )}
        {(order.userRemark || order.isGift) && (
          <Message
            tone="info"
            className={detail.quote}
            {...(order.isGift && {
              title: (
                <FormattedMessage
                  defaultMessage="Gift: include the packing slip, not the invoice"
                  description="Console order: over the message of a gift"
                />
              ),
            })}
          >
            {order.userRemark && <div>{order.userRemark}</div>}
          </Message>
        )}
      </div>
    </Section>
  );
};

interface ContactProps {
  icon: typeof Mail;
  text: string;
  label: string;
  children: ReactNode;
}

const Contact = ({ icon, text, label, children }: ContactProps) => (
  <>
    <Icon shape={icon} size="sm" className={detail.lineIcon} />
    <bdi className={detail.lines}>{children}</bdi>
    <CopyButton value={text} label={label} />
  </>
);
