import type { Right } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import type { IconShape } from "@carmine/design-system";
import BookOpen from "lucide-react/icons/book-open";
import Boxes from "lucide-react/icons/boxes";
import CarFront from "lucide-react/icons/car-front";
import ContactRound from "lucide-react/icons/contact-round";
import CreditCard from "lucide-react/icons/credit-card";
import Equal from "lucide-react/icons/equal";
import FileCheck from "lucide-react/icons/file-check";
import FileUp from "lucide-react/icons/file-up";
import FolderTree from "lucide-react/icons/folder-tree";
import Gavel from "lucide-react/icons/gavel";
import GalleryHorizontal from "lucide-react/icons/gallery-horizontal";
import Headset from "lucide-react/icons/headset";
import Landmark from "lucide-react/icons/landmark";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListChecks from "lucide-react/icons/list-checks";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import Newspaper from "lucide-react/icons/newspaper";
import Package from "lucide-react/icons/package";
import Percent from "lucide-react/icons/percent";
import ScrollText from "lucide-react/icons/scroll-text";
import ReceiptText from "lucide-react/icons/receipt-text";
import SearchX from "lucide-react/icons/search-x";
import Shapes from "lucide-react/icons/shapes";
import Scale from "lucide-react/icons/scale";
import Star from "lucide-react/icons/star";
import Store from "lucide-react/icons/store";
import Tag from "lucide-react/icons/tag";
import Tags from "lucide-react/icons/tags";
import Timer from "lucide-react/icons/timer";
import TypeIcon from "lucide-react/icons/type";
import Users from "lucide-react/icons/users";
import TicketPercent from "lucide-react/icons/ticket-percent";
import TrendingUp from "lucide-react/icons/trending-up";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";

const texts = defineMessages({
  overview: { defaultMessage: "Overview", description: "Console: page" },
  sales: { defaultMessage: "Sales", description: "Console menu: group" },
  orders: { defaultMessage: "Orders", description: "Console: page" },
  returns: { defaultMessage: "Returns", description: "Console: page" },
  questions: { defaultMessage: "Questions", description: "Console: page" },
  reviews: { defaultMessage: "Reviews", description: "Console: page" },
  catalog: { defaultMessage: "Catalog", description: "Console menu: group" },
  products: { defaultMessage: "Products", description: "Console: page" },
  inventory: { defaultMessage: "Inventory", description: "Console: page" },
  imports: { defaultMessage: "Imports", description: "Console: page" },
  categories: { defaultMessage: "Categories", description: "Console: page" },
  properties: { defaultMessage: "Properties", description: "Console: page" },
  brands: { defaultMessage: "Brands", description: "Console: page" },
  merchants: { defaultMessage: "Merchants", description: "Console menu: group" },
  applications: { defaultMessage: "Applications", description: "Console: page" },
  marketing: { defaultMessage: "Marketing", description: "Console menu: group" },
  finances: { defaultMessage: "Finances", description: "Console menu: group" },
  statements: { defaultMessage: "Statements", description: "Console: page" },
  shop: { defaultMessage: "Shop", description: "Console menu: group" },
  shipping: { defaultMessage: "Shipping", description: "Console: page" },
  shopPage: { defaultMessage: "Shop page", description: "Console: page" },
  staff: { defaultMessage: "Staff", description: "Console: page" },
  people: { defaultMessage: "People", description: "Console menu: group" },
  disputes: { defaultMessage: "Disputes", description: "Console: page" },
  paymentProblems: {
    defaultMessage: "Payment problems",
    description: "Console settings: kind of notification",
  },
  payouts: { defaultMessage: "Payouts", description: "Console: page" },
  customers: { defaultMessage: "Customers", description: "Console: page" },
  team: { defaultMessage: "Team", description: "Console: page" },
  content: { defaultMessage: "Content", description: "Console menu: group" },
  banners: { defaultMessage: "Home banners", description: "Console: page" },
  news: { defaultMessage: "News", description: "Console: page" },
  campaigns: { defaultMessage: "Campaigns", description: "Console: page" },
  coupons: { defaultMessage: "Coupons", description: "Console: page" },
  popularSearches: { defaultMessage: "Popular searches", description: "Console: page" },
  platform: { defaultMessage: "Platform", description: "Console menu: group" },
  refundReasons: { defaultMessage: "Refund reasons", description: "Console: page" },
  taxes: { defaultMessage: "Taxes", description: "Console: page" },
  carriers: { defaultMessage: "Carriers", description: "Console: page" },
  shopTypes: { defaultMessage: "Shop types", description: "Console: page" },
  shopCategories: { defaultMessage: "Shop categories", description: "Console: page" },
  shops: { defaultMessage: "Shops", description: "Console: page" },
  missedSearches: { defaultMessage: "Searches without results", description: "Console: page" },
  synonyms: { defaultMessage: "Synonyms", description: "Console: page" },
  carSizes: { defaultMessage: "Sizes by car", description: "Console: page" },
  guides: { defaultMessage: "Guides", description: "Console: page" },
  agreements: { defaultMessage: "Agreements", description: "Console: page" },
  siteTexts: { defaultMessage: "Name and texts", description: "Console: page" },
  contacts: { defaultMessage: "Contacts", description: "Console: page" },
  moderation: { defaultMessage: "Reviews and questions", description: "Console: page" },
  activity: { defaultMessage: "Activity log", description: "Console: page" },
  audit: { defaultMessage: "Audit log", description: "Console: page" },
  jobs: { defaultMessage: "Jobs and messages", description: "Console: page" },
});

/** Work that is counted in the menu. */
export type WorkKind =
  | "toShip"
  | "returns"
  | "questions"
  | "applications"
  | "payouts"
  | "disputes"
  | "paymentProblems";

export interface NavEntry {
  readonly name: MessageDescriptor;
  /** Path below the workspace; empty for its first page. */
  readonly path: string;
  readonly icon: IconShape;
  /** Right required to see the entry; by default every member sees it. */
  readonly needs?: Right;
  readonly work?: WorkKind;
  /** Whether the work has a deadline; its count then has a filled background. */
  readonly isUrgent?: boolean;
  /** Second key of the shortcut that starts with G. */
  readonly key?: string;
}

export interface NavGroup {
  readonly name?: MessageDescriptor;
  readonly entries: readonly NavEntry[];
}

export const shopNavigation: readonly NavGroup[] = [
  { entries: [{ name: texts.overview, path: "", icon: LayoutDashboard, key: "h" }] },
  {
    name: texts.sales,
    entries: [
      {
        name: texts.orders,
        path: "orders",
        icon: Package,
        needs: "orders.read",
        work: "toShip",
        isUrgent: true,
        key: "o",
      },
      {
        name: texts.returns,
        path: "returns",
        icon: Undo2,
        needs: "refunds.read",
        work: "returns",
        isUrgent: true,
      },
      {
        name: texts.questions,
        path: "questions",
        icon: MessageCircleQuestion,
        needs: "questions.answer",
        work: "questions",
      },
      { name: texts.reviews, path: "reviews", icon: Star, needs: "reviews.answer" },
    ],
  },
  {
    name: texts.catalog,
    entries: [
      { name: texts.products, path: "products", icon: Tag, needs: "products.read", key: "p" },
      { name: texts.inventory, path: "inventory", icon: Boxes, needs: "stock.read" },
      { name: texts.imports, path: "imports", icon: FileUp, needs: "products.write" },
      { name: texts.categories, path: "categories", icon: FolderTree, needs: "products.write" },
    ],
  },
  {
    name: texts.marketing,
    entries: [{ name: texts.coupons, path: "coupons", icon: TicketPercent, needs: "prices.write" }],
  },
  {
    name: texts.finances,
    entries: [
      { name: texts.statements, path: "statements", icon: ReceiptText, needs: "money.read" },
      { name: texts.payouts, path: "payouts", icon: Landmark, needs: "money.read" },
    ],
  },
  {
    name: texts.shop,
    entries: [
      { name: texts.shopPage, path: "shop-page", icon: Store, needs: "shop.write" },
      { name: texts.shipping, path: "shipping", icon: Truck, needs: "shop.write" },
      { name: texts.staff, path: "staff", icon: Users, needs: "staff.write" },
      { name: texts.activity, path: "activity", icon: ScrollText, needs: "audit.read" },
    ],
  },
];

export const marketNavigation: readonly NavGroup[] = [
  { entries: [{ name: texts.overview, path: "", icon: LayoutDashboard, key: "h" }] },
  {
    name: texts.merchants,
    entries: [
      {
        name: texts.applications,
        path: "applications",
        icon: FileCheck,
        needs: "shops.read",
        work: "applications",
        isUrgent: true,
      },
      { name: texts.shops, path: "shops", icon: Store, needs: "shops.read" },
      { name: texts.payouts, path: "payouts", icon: Landmark, needs: "money.read", work: "payouts" },
    ],
  },
  {
    name: texts.sales,
    entries: [
      { name: texts.orders, path: "orders", icon: Package, needs: "orders.read", key: "o" },
      {
        name: texts.disputes,
        path: "disputes",
        icon: Gavel,
        needs: "refunds.read",
        work: "disputes",
        isUrgent: true,
      },
      {
        name: texts.paymentProblems,
        path: "payment-problems",
        icon: CreditCard,
        needs: "money.read",
        work: "paymentProblems",
      },
    ],
  },
  {
    name: texts.catalog,
    entries: [
      { name: texts.categories, path: "categories", icon: FolderTree, needs: "categories.write" },
      { name: texts.properties, path: "properties", icon: ListChecks, needs: "categories.write" },
      { name: texts.brands, path: "brands", icon: Tags, needs: "categories.write" },
      { name: texts.moderation, path: "reviews", icon: Star, needs: "reviews.moderate" },
    ],
  },
  {
    name: texts.people,
    entries: [
      { name: texts.customers, path: "customers", icon: ContactRound, needs: "orders.read" },
      { name: texts.team, path: "team", icon: Users, needs: "staff.write" },
    ],
  },
  {
    name: texts.content,
    entries: [
      { name: texts.banners, path: "banners", icon: GalleryHorizontal, needs: "content.write" },
      { name: texts.news, path: "news", icon: Newspaper, needs: "content.write" },
      { name: texts.campaigns, path: "campaigns", icon: Megaphone, needs: "content.write" },
      { name: texts.coupons, path: "coupons", icon: TicketPercent, needs: "content.write" },
      { name: texts.popularSearches, path: "popular-searches", icon: TrendingUp, needs: "content.write" },
      { name: texts.missedSearches, path: "missed-searches", icon: SearchX, needs: "content.write" },
      { name: texts.synonyms, path: "synonyms", icon: Equal, needs: "content.write" },
      { name: texts.carSizes, path: "car-sizes", icon: CarFront, needs: "content.write" },
      { name: texts.guides, path: "guides", icon: BookOpen, needs: "content.write" },
      { name: texts.agreements, path: "agreements", icon: Scale, needs: "content.write" },
    ],
  },
  {
    name: texts.platform,
    entries: [
      {
        name: texts.refundReasons,
        path: "refund-reasons",
        icon: MessageSquareQuote,
        needs: "settings.write",
      },
      { name: texts.taxes, path: "taxes", icon: Percent, needs: "settings.write" },
      { name: texts.carriers, path: "carriers", icon: Truck, needs: "settings.write" },
      { name: texts.shopTypes, path: "shop-types", icon: Store, needs: "settings.write" },
      { name: texts.shopCategories, path: "shop-categories", icon: Shapes, needs: "settings.write" },
      { name: texts.siteTexts, path: "site-texts", icon: TypeIcon, needs: "settings.write" },
      { name: texts.contacts, path: "contacts", icon: Headset, needs: "settings.write" },
      { name: texts.jobs, path: "jobs", icon: Timer, needs: "settings.write" },
      { name: texts.audit, path: "audit", icon: ScrollText, needs: "audit.read" },
    ],
  },
];
