import { readValues, type Dispute } from "@carmine/api/contract";
import { Image } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import * as detail from "../../../features/list/detail.css.ts";
import { Picture } from "../../../features/list/Picture.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "./page.css.ts";

interface SideProps {
  name: ReactNode;
  at: string | null;
  children: ReactNode;
  pictures?: readonly string[];
}

const Side = ({ name, at, children, pictures = [] }: SideProps) => {
  const intl = useIntl();
  const times = useTimes();
  return (
    <div className={styles.side}>
      <span>
        <strong>{name}</strong> {at !== null && <span className={detail.small}>{times.moment(at)}</span>}
      </span>
      <p className={styles.words} dir="auto">
        {children}
      </p>
      {pictures.length > 0 && (
        <div className={detail.actions}>
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <Image
                src={url}
                alt={intl.formatMessage(
                  {
                    defaultMessage: "Photo {number} from the customer",
                    description: "Console returns: picture",
                  },
                  { number: index + 1 },
                )}
                className={styles.picture}
              />
            </a>
          ))}
        </div>
      )}
    </div>
  );
};

/** Request, refusal and escalation, in their order. */
export const Sides = ({ dispute }: { dispute: Dispute }) => {
  const { customer, merName, reason, remark, pictures, requestedAt, refusal, refusedAt } = dispute;
  return (
    <Section title={<FormattedMessage defaultMessage="Both sides" description="Console disputes: title" />}>
      <Side name={customer} at={requestedAt} pictures={pictures}>
        {[reason, remark].filter(Boolean).join("\n")}
      </Side>
      <Side name={merName} at={refusedAt}>
        {refusal}
      </Side>
      <Side name={customer} at={dispute.at} pictures={dispute.escalationPictures}>
        {dispute.escalation}
      </Side>
    </Section>
  );
};

/** The requested units. */
export const Items = ({ dispute: { items } }: { dispute: Dispute }) => (
  <Section title={<FormattedMessage defaultMessage="Items" description="Console orders: column" />}>
    <ul className={detail.items}>
      {items.map(({ id, name, image, sku, quantity, total }) => (
        <li key={id} className={detail.item}>
          <Picture src={image} className={detail.itemPicture} />
          <span className={detail.lines}>
            {name}
            <span className={detail.small}>{readValues(sku).join(", ")}</span>
          </span>
          <span className={detail.quantity}>× {quantity}</span>
          <Money value={total} />
        </li>
      ))}
    </ul>
  </Section>
);
