import { invalidateDomain, type BoughtItem, type ListedOrder, type UnpaidOrder } from "@carmine/api/hooks";
import { ButtonLink, Icon, Image, LinkBase, type IconShape } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Timer, Truck } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { TimeLeft } from "../../features/loading/TimeLeft.tsx";
import { useBill } from "../../features/orders/order-items.tsx";
import { logisticsHref, orderHref } from "../../features/orders/order-paths.ts";
import { PayLink } from "../../features/orders/PayLink.tsx";
import { useOrderActions } from "../../features/orders/use-order-actions.tsx";
import { stateTexts } from "../../features/orders/order-state.ts";
import { pictureOf } from "../../features/products/picture.ts";
import * as styles from "./NextUp.css.ts";
import { latestToPay, latestToReceive } from "./overview-queries.ts";

const pictureSize = 56;

interface StepProps {
  readonly tone: keyof typeof styles.tone;
  readonly icon: IconShape;
  readonly title: ReactNode;
  readonly order: Pick<UnpaidOrder, "orderNo" | "quantity" | "total">;
  readonly items: readonly BoughtItem[];
  readonly action: ReactElement;
}

const Step = ({ tone, icon, title, order, items, action }: StepProps): ReactElement => {
  const bill = useBill();
  const [first] = items;
  return (
    <li className={styles.step} data-tone={tone}>
      <Image
        {...pictureOf(first?.picture)}
        sizes={`${pictureSize}px`}
        rounded="control"
        className={styles.picture}
      />
      <div className={styles.words}>
        <strong className={styles.tone[tone]}>
          <Icon shape={icon} />
          <span>{title}</span>
        </strong>
        <LinkBase href={orderHref(order.orderNo)} className={styles.item}>
          {first?.name}
        </LinkBase>
        <span>
          <strong>{bill.text(order.total)}</strong> · {bill.units(order.quantity)}
        </span>
      </div>
      {action}
    </li>
  );
};

const ToPay = ({ order }: { order: UnpaidOrder }): ReactElement => {
  const { queryClient } = useApp();
  const actions = useOrderActions();
  return (
    <Step
      tone="caution"
      icon={Timer}
      title={
        order.expiresAt ? (
          <FormattedMessage
            defaultMessage="Pay within {time}"
            description="Over the order on the overview that is still to be paid"
            values={{
              time: (
                <TimeLeft
                  until={order.expiresAt}
                  onEnd={() => void invalidateDomain(queryClient, "ordering")}
                />
              ),
            }}
          />
        ) : (
          <FormattedMessage {...stateTexts.unpaid} />
        )
      }
      order={order}
      items={order.parts.flatMap(({ items }) => items)}
      action={
        <>
          <PayLink masterOrderNo={order.orderNo} size="sm" actions={actions} />
          {actions.dialog}
        </>
      }
    />
  );
};

const ToReceive = ({ order }: { order: ListedOrder }): ReactElement => (
  <Step
    tone="info"
    icon={Truck}
    title={
      order.courier === "" ? (
        <FormattedMessage {...stateTexts.toReceive} />
      ) : (
        <FormattedMessage
          defaultMessage="On its way with {courier}"
          description="Footer of a shipped order's card"
          values={{ courier: order.courier }}
        />
      )
    }
    order={order}
    items={order.items}
    action={
      <ButtonLink href={logisticsHref(order.orderNo)} size="sm">
        <FormattedMessage
          defaultMessage="Track package"
          description="Button: track the packages, and other places"
        />
      </ButtonLink>
    }
  />
);

/** The latest order to be received and the latest to be paid, with their next steps. */
export const NextUp = (): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const toPay = useQuery(latestToPay(api)).data?.list[0];
  const toReceive = useQuery(latestToReceive(api)).data?.list[0];
  if (!toPay && !toReceive) return null;
  return (
    <ul
      className={styles.steps}
      aria-label={intl.formatMessage({
        defaultMessage: "Next steps",
        description: "Name of a list on the overview of the account: orders to pay or to receive",
      })}
    >
      {toReceive && <ToReceive order={toReceive} />}
      {toPay && <ToPay order={toPay} />}
    </ul>
  );
};
