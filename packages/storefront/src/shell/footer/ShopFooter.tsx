import { queries } from "@carmine/api/hooks";
import { Footer, QrCode } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { footerDepartments, mainDepartments } from "../../features/catalogue/main-departments.ts";
import { categoryHref, guideHref, sellHref, registerHref, myOrdersHref } from "../../features/links.ts";
import { useHome } from "../../features/home-data.ts";
import { ChatLink } from "../../features/service/ChatLink.tsx";
import { ServiceWays } from "../../features/service/ServiceWays.tsx";
import { usePlatformService } from "../../features/service/use-service.ts";
import { useSignedIn } from "../../features/session/use-person.ts";
import { Payments } from "./Payments.tsx";
import { useNotes } from "./use-notes.ts";

const useLegal = (): string => {
  const intl = useIntl();
  const { footer, title } = useMarketplaceTexts();
  return (
    footer ??
    intl.formatMessage(
      {
        defaultMessage: "© {shop}. All rights reserved.",
        description: "Copyright line in the footer of every page",
      },
      { shop: title },
    )
  );
};

/** The operator's policies and texts about the shop, then the agreements. */
const useLegalLinks = () => {
  const intl = useIntl();
  const pages = useHome()?.footerPages ?? [];
  return [
    ...pages.map(({ slug, title }) => ({ label: title, href: guideHref(slug) })),
    {
      label: intl.formatMessage({
        defaultMessage: "User Agreement",
        description: "Title of the agreement page, and other places",
      }),
      href: paths.agreement,
    },
    {
      label: intl.formatMessage({
        defaultMessage: "Privacy Policy",
        description: "Title of the privacy page, and other places",
      }),
      href: paths.privacy,
    },
    {
      label: intl.formatMessage({
        defaultMessage: "Merchant Agreement",
        description: "Name of the text, and other places",
      }),
      href: paths.merchantAgreement,
    },
  ];
};

/** Signed-in shoppers don't need a sign-in link. */
const useAccountLinks = () => {
  const intl = useIntl();
  const orders = {
    label: intl.formatMessage({
      defaultMessage: "My orders",
      description: "Link at the top, and other places",
    }),
    href: myOrdersHref,
  };
  return useSignedIn()
    ? [
        orders,
        {
          label: intl.formatMessage({
            defaultMessage: "Addresses",
            description: "Footer link, and other places",
          }),
          href: paths.addresses,
        },
      ]
    : [
        {
          label: intl.formatMessage({
            defaultMessage: "Sign in",
            description: "Link at the top, and other places",
          }),
          href: paths.login,
        },
        {
          label: intl.formatMessage({
            defaultMessage: "Create account",
            description: "Button of the registration form, and other places",
          }),
          href: registerHref,
        },
        orders,
      ];
};

/** The footer of the shop's pages. */
export const ShopFooter = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const { name } = useMarketplaceTexts();
  const departments = mainDepartments(useQuery(queries.categoryTree(api)).data ?? [], footerDepartments);
  const link = (node: (typeof departments)[number]) => ({ label: node.name, href: categoryHref(node) });
  const contact = usePlatformService();
  const { phone, hours, chat } = contact ?? {};
  const scan = intl.formatMessage({
    defaultMessage: "Scan to chat on your phone",
    description: "Customer service: under the code",
  });
  return (
    <Footer
      notes={useNotes()}
      linksLabel={intl.formatMessage({
        defaultMessage: "More links",
        description: "Name of the footer's links",
      })}
      columns={[
        {
          title: intl.formatMessage({
            defaultMessage: "Departments",
            description: "Footer: heading of a column, and other places",
          }),
          links: departments.map(link),
        },
        {
          title: intl.formatMessage({
            defaultMessage: "Shopping",
            description: "Footer: heading of a column, and other places",
          }),
          links: [
            {
              label: intl.formatMessage({
                defaultMessage: "All products",
                description: "Products of a shop: title, and other places",
              }),
              href: paths.search,
            },
            {
              label: intl.formatMessage({
                defaultMessage: "Shops",
                description: "Title of the list of shops, and other places",
              }),
              href: paths.shops,
            },
            {
              label: intl.formatMessage({ defaultMessage: "Shopping cart", description: "Footer link" }),
              href: paths.cart,
            },
            {
              label: intl.formatMessage(
                {
                  defaultMessage: "Sell on {shop}",
                  description: "Footer link: become a merchant, and other places",
                },
                { shop: name },
              ),
              href: sellHref,
            },
          ],
        },
        {
          title: intl.formatMessage({
            defaultMessage: "Orders and returns",
            description: "Footer: heading of the help column",
          }),
          links: [
            {
              label: intl.formatMessage({
                defaultMessage: "Help center",
                description: "Title of the help center, and other places",
              }),
              href: paths.help,
            },
            {
              label: intl.formatMessage({
                defaultMessage: "Find my order",
                description:
                  "Button: asks whether an order was made although no answer came, and other places",
              }),
              href: paths.orderLookUp,
            },
            {
              label: intl.formatMessage({
                defaultMessage: "Track a package",
                description: "Footer link: orders on the way",
              }),
              href: `${paths.orders}?orderStatus=2`,
            },
            {
              label: intl.formatMessage({
                defaultMessage: "Returns and refunds",
                description: "Tab of the orders",
              }),
              href: paths.refunds,
            },
          ],
        },
        {
          title: intl.formatMessage({
            defaultMessage: "Your account",
            description: "Footer: heading of a column, and other places",
          }),
          links: useAccountLinks(),
        },
      ].filter(({ links }) => links.length > 0)}
      {...(contact
        ? {
            service: {
              title: intl.formatMessage({
                defaultMessage: "Customer service",
                description: "Footer: heading above the ways to reach it",
              }),
              ...(phone && { phone }),
              ...(hours && { hours }),
              // A phone number or a chat is enough here; without either, the other channels are shown.
              action: chat ? (
                <ChatLink chat={chat} />
              ) : (
                !phone && <ServiceWays service={{ ...contact, hours: null }} />
              ),
            },
          }
        : {})}
      {...(chat && { code: { picture: <QrCode value={chat} label={scan} size={96} />, label: scan } })}
      payments={<Payments />}
      legal={useLegal()}
      legalLinks={useLegalLinks()}
    />
  );
};

/** The reduced footer of the checkout. */
export const CheckoutFooter = (): ReactElement => <Footer legal={useLegal()} legalLinks={useLegalLinks()} />;
