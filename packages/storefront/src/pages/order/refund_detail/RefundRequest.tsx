import type { Refund } from "@carmine/api/hooks";
import { Card, CardHead, LineItem, Image, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref } from "../../../features/links.ts";
import { optionText } from "../../../features/products/option-text.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { pictureOf } from "../../../features/products/picture.ts";
import { useLightbox } from "../../../features/products/use-lightbox.tsx";
import * as styles from "./page.css.ts";

/** Photos of the shopper, which open large. */
export const Pictures = ({ pictures }: Pick<Refund, "pictures">): ReactElement => {
  const intl = useIntl();
  const altOf = (index: number): string =>
    intl.formatMessage(
      { defaultMessage: "Your photo {place}", description: "What a picture of a refund shows" },
      { place: index + 1 },
    );
  const { open, lightbox } = useLightbox(
    pictures.map((url, index) => pictureOf(url, altOf(index))),
    intl.formatMessage({ defaultMessage: "Your photos", description: "Name of the large pictures" }),
  );
  return (
    <>
      <div className={styles.pictures}>
        {pictures.map((url, index) => (
          <button key={url} type="button" className={styles.picture} onClick={() => open(index)}>
            <Image {...pictureOf(url, altOf(index))} rounded="control" />
          </button>
        ))}
      </div>
      {lightbox}
    </>
  );
};

/** The shopper's request, and the shop's response. */
export const RefundRequest = ({ refund }: { refund: Refund }): ReactElement => {
  const bill = useBill();
  return (
    <>
      <Card padding="none" element="section">
        <CardHead
          title={
            <FormattedMessage defaultMessage="Items" description="Column of an order, and other places" />
          }
        />
        <ul className={styles.items}>
          {refund.items.map((item) => (
            <li key={item.lineId} className={styles.item}>
              <LineItem
                className={styles.itemSummary}
                size={64}
                href={productHref(item.productId)}
                title={item.name}
                picture={pictureOf(item.picture)}
                {...(item.options.length > 0 ? { option: optionText(item.options) } : {})}
              />
              <Text tone="muted">{bill.times(item.count)}</Text>
              <Text strong>{bill.text(item.amount)}</Text>
            </li>
          ))}
        </ul>
      </Card>
      <Card padding="none" element="section">
        <CardHead
          title={<FormattedMessage defaultMessage="Your request" description="Page of a refund: title" />}
        />
        <div className={styles.body}>
          <Text strong>{refund.reason}</Text>
          {refund.remark && (
            <Text dir="auto" className={styles.text}>
              {refund.remark}
            </Text>
          )}
          {refund.pictures.length > 0 && <Pictures pictures={refund.pictures} />}
        </div>
      </Card>
    </>
  );
};
