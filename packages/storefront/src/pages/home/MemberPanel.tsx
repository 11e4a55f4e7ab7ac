import { queries, type Coupon } from "@carmine/api/hooks";
import { Button, ButtonLink, MemberCard, type OrderShortcut } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Package from "lucide-react/icons/package";
import Truck from "lucide-react/icons/truck";
import Wallet from "lucide-react/icons/wallet";
import type { MouseEvent, ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp, useLoginPanel } from "../../app/AppContext.tsx";
import type { LoginView } from "../../app/stores.ts";
import { claimTexts } from "../../features/coupons/claim-texts.ts";
import { useClaim, useClaimable } from "../../features/coupons/use-claim.ts";
import { useCouponTexts } from "../../features/coupons/use-coupon-texts.ts";
import { useHome } from "../../features/home-data.ts";
import { orderTypes } from "../../features/orders/order-params.ts";
import { myOrdersHref, registerHref } from "../../features/links.ts";
import { smallPicture } from "../../features/products/picture.ts";
import { guestOnly } from "../../features/session/guest-only.css.ts";
import { usePerson, useSignedIn } from "../../features/session/use-person.ts";
import { teaserCoupon } from "./loader.ts";

const shortcutTexts = defineMessages({
  toPay: { defaultMessage: "Unpaid", description: "Tab of the orders, and other places" },
  toShip: {
    defaultMessage: "Preparing",
    description: "Tab of the orders, and other places",
  },
  toReceive: { defaultMessage: "On the way", description: "Tab of the orders, and other places" },
  toReview: { defaultMessage: "To review", description: "Tab of the orders, and other places" },
});

const orderPath = (status: number): string => `${paths.orders}?orderStatus=${status}`;

const useShortcuts = (): OrderShortcut[] => {
  const { api } = useApp();
  const intl = useIntl();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...queries.orderCenterData(api), enabled: signedIn });
  const counts = signedIn ? data : undefined;
  const entry = (
    status: number,
    icon: OrderShortcut["icon"],
    message: MessageDescriptor,
    count: number | undefined,
  ): OrderShortcut => {
    const text = intl.formatMessage(message);
    return {
      href: orderPath(status),
      icon,
      text,
      ...(count !== undefined && {
        count,
        label: intl.formatMessage(
          {
            defaultMessage: "{name}: {count, plural, =0 {no orders} one {# order} other {# orders}}",
            description: "Home page, member card: name of a link to orders of one state",
          },
          { name: text, count },
        ),
      }),
    };
  };
  return [
    entry(0, Wallet, shortcutTexts.toPay, counts?.toPay),
    entry(1, Package, shortcutTexts.toShip, counts?.toShip),
    entry(2, Truck, shortcutTexts.toReceive, counts?.toReceive),
    entry(orderTypes.toReview, MessageSquareText, shortcutTexts.toReview, counts?.toReview),
  ];
};

/** Links that open the login panel, or the login page without JavaScript. */
const SignInLinks = (): ReactElement => {
  const show = useLoginPanel((state) => state.show);
  const open =
    (view: LoginView) =>
    (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show({ view });
    };
  return (
    <>
      <ButtonLink variant="solid" className={guestOnly} href={paths.login} onClick={open("email")}>
        <FormattedMessage
          defaultMessage="Sign in"
          description="Home page, member card: button for visitors"
        />
      </ButtonLink>
      <ButtonLink className={guestOnly} href={registerHref} onClick={open("register")}>
        <FormattedMessage defaultMessage="Register" description="Link at the top, and other places" />
      </ButtonLink>
    </>
  );
};

const MemberLinks = (): ReactElement => (
  <>
    <ButtonLink href={myOrdersHref}>
      <FormattedMessage defaultMessage="Orders" description="Home page, member card: button for members" />
    </ButtonLink>
    <ButtonLink href={paths.cart}>
      <FormattedMessage defaultMessage="Cart" description="Checkout: first step, and other places" />
    </ButtonLink>
  </>
);

const ClaimButton = ({ coupon }: { coupon: Coupon }): ReactElement => {
  const intl = useIntl();
  const couponTexts = useCouponTexts();
  const { state, claim } = useClaim(coupon);
  return (
    <Button
      variant="soft"
      size="sm"
      disabled={state === "claimed"}
      loading={state === "claiming"}
      aria-label={
        state === "claim"
          ? intl.formatMessage(
              { defaultMessage: "Claim: {coupon}", description: "Name of a coupon's button" },
              { coupon: `${couponTexts.off(coupon.amount)}, ${couponTexts.terms(coupon)}` },
            )
          : undefined
      }
      onClick={claim}
    >
      {intl.formatMessage(claimTexts[state])}
    </Button>
  );
};

/** The largest coupon that can be claimed, for the member card. */
const useTeaser = () => {
  const couponTexts = useCouponTexts();
  const [coupon] = useClaimable(teaserCoupon);
  const place = coupon && couponTexts.place(coupon);
  return (
    coupon && {
      amount: couponTexts.amount(coupon.amount),
      condition: couponTexts.condition(coupon),
      ...(place !== undefined && { issuer: place }),
      action: <ClaimButton key={coupon.id} coupon={coupon} />,
    }
  );
};

/** Greeting, orders, a coupon and the news. Rendered for a visitor, and replaced in place when the account has loaded. */
export default function MemberPanel(): ReactElement {
  const intl = useIntl();
  const home = useHome();
  const person = usePerson();
  const shortcuts = useShortcuts();
  const coupon = useTeaser();
  const name = person?.nickname ?? "";
  const avatar = smallPicture(person?.avatar, 96);
  return (
    <MemberCard
      name={name}
      {...(avatar && { avatar })}
      greeting={
        person
          ? intl.formatMessage(
              { defaultMessage: "Hi, {name}", description: "Home page, member card: greeting of a member" },
              { name },
            )
          : intl.formatMessage({
              defaultMessage: "Welcome",
              description: "Home page, member card: greeting of a visitor",
            })
      }
      text={
        person ? (
          intl.formatMessage({
            defaultMessage: "Good to see you again",
            description: "Home page, member card: text below the greeting of a member",
          })
        ) : (
          <span className={guestOnly}>
            <FormattedMessage
              defaultMessage="Sign in to see your orders"
              description="Home page, member card: text below the greeting of a visitor"
            />
          </span>
        )
      }
      actions={person ? <MemberLinks /> : <SignInLinks />}
      shortcuts={shortcuts}
      {...(coupon && { coupon })}
      {...(home &&
        home.news.length > 0 && {
          news: {
            title: intl.formatMessage({
              defaultMessage: "News",
              description: "Home page, member card: title",
            }),
            links: home.news.map(({ title, url }) => ({ label: title, href: url })),
          },
        })}
    />
  );
}
