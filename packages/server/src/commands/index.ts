import { carSizes } from "./car-size.ts";
import { disableAccount, enableAccount, listDisabledAccounts } from "./account.ts";
import { homeActivities } from "./activity.ts";
import { approveApplication, listApplications, refuseApplication } from "./application.ts";
import { publishAgreement } from "./agreement.ts";
import { backUp, restore } from "./backup.ts";
import { homeBanners } from "./banner.ts";
import { listCategories } from "./categories.ts";
import { categoryLinks } from "./category-links.ts";
import type { Command } from "./command.ts";
import { shopCoupons } from "./coupon.ts";
import { deliveryTimes } from "./delivery.ts";
import { shopFreight } from "./freight.ts";
import { generate } from "./generate.ts";
import { publishGuide } from "./guide.ts";
import { hotWords } from "./hot-word.ts";
import { importProducts } from "./import.ts";
import { grantMember, listMembersByCommand, resetMemberFactor, revokeMember } from "./member.ts";
import { closeMerchant, listMerchants, openMerchant } from "./merchant.ts";
import { merchantLook, platformLook } from "./look.ts";
import { merchantCategories, merchantTypes } from "./merchant-kinds.ts";
import { homeNews } from "./news.ts";
import { arriveByCommand } from "./order-arrive.ts";
import { cancelOrder } from "./order-cancel.ts";
import { listShopOrders } from "./order-list.ts";
import { productProperties } from "./property.ts";
import { productSort } from "./product-sort.ts";
import { answerByCommand, listQuestions } from "./question.ts";
import { refundByCommand } from "./order-refund.ts";
import { shipByCommand } from "./order-ship.ts";
import { checkRefunds } from "./refund-check.ts";
import { refundDecisions } from "./refund-decide.ts";
import { refundReasons } from "./refund-reason.ts";
import { listRefundsByCommand } from "./refund-list.ts";
import { hideOneReview } from "./review-hide.ts";
import { listReviews } from "./review-list.ts";
import { replyToReview } from "./review-reply.ts";
import { listJobs, runJob } from "./job.ts";
import { listMessages, resendByCommand } from "./message.ts";
import { migrateDatabase } from "./migrate.ts";
import { listProblems, resolveProblemByCommand } from "./payment-problems.ts";
import { bookPayout } from "./payout.ts";
import { serviceContacts } from "./service.ts";
import { setSizes } from "./set-size.ts";
import { setUp } from "./setup.ts";
import { shopSettings } from "./settings.ts";
import { merchantStatement } from "./statement.ts";
import { strayFiles } from "./stray-files.ts";
import { searchSynonyms } from "./synonym.ts";
import { shopTaxes } from "./tax.ts";
import { listWebhooks, retryWebhooks } from "./webhook.ts";
import { usageOf } from "./usage.ts";

export { importCommand } from "../import/import-command.ts";
export { WrongUse, WrongValue, type Command } from "./command.ts";
export { explainFailure, formsOf } from "./usage.ts";

/** Every command, grouped as `shop help` and the manual list them. */
export const commandGroups: readonly { readonly title: string; readonly commands: readonly Command[] }[] = [
  {
    title: "Products",
    commands: [
      importProducts,
      listCategories,
      setSizes,
      productProperties,
      categoryLinks,
      productSort,
      generate,
    ],
  },
  {
    title: "Prices and delivery",
    commands: [shopCoupons, shopFreight, deliveryTimes, shopTaxes],
  },
  {
    title: "Orders",
    commands: [listShopOrders, shipByCommand, arriveByCommand, cancelOrder, refundByCommand],
  },
  {
    title: "Refunds and payments",
    commands: [
      listRefundsByCommand,
      ...refundDecisions,
      checkRefunds,
      refundReasons,
      listProblems,
      resolveProblemByCommand,
      merchantStatement,
      bookPayout,
    ],
  },
  {
    title: "Reviews and questions",
    commands: [listReviews, replyToReview, hideOneReview, listQuestions, answerByCommand],
  },
  {
    title: "Shops and accounts",
    commands: [
      listMerchants,
      closeMerchant,
      openMerchant,
      merchantLook,
      listApplications,
      approveApplication,
      refuseApplication,
      merchantTypes,
      merchantCategories,
      listMembersByCommand,
      grantMember,
      revokeMember,
      resetMemberFactor,
      listDisabledAccounts,
      disableAccount,
      enableAccount,
    ],
  },
  {
    title: "Content",
    commands: [
      shopSettings,
      serviceContacts,
      platformLook,
      homeNews,
      homeBanners,
      hotWords,
      homeActivities,
      publishAgreement,
      publishGuide,
      searchSynonyms,
      carSizes,
    ],
  },
  {
    title: "Maintenance",
    commands: [
      setUp,
      backUp,
      restore,
      migrateDatabase,
      listMessages,
      resendByCommand,
      listJobs,
      runJob,
      listWebhooks,
      retryWebhooks,
      strayFiles,
    ],
  },
];

export const commands: readonly Command[] = commandGroups.flatMap((group) => group.commands);

/** The command that the words select, and the arguments that follow its name. */
export const findCommand = (words: readonly string[]): { command: Command; args: string[] } | undefined => {
  for (const command of commands) {
    const name = command.name.split(" ");
    if (name.every((word, place) => words[place] === word))
      return { command, args: words.slice(name.length) };
  }
  return undefined;
};

/** Commands whose name begins with the words: `order list` and others for "order". */
const commandsUnder = (words: readonly string[]): Command[] =>
  commands.filter(({ name }) => words.every((word, at) => name.split(" ")[at] === word));

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

const nameWidth = Math.max(...commands.map(({ name }) => name.length));

/** All names with what they do; their arguments would fill several screens. */
const overview = (): string =>
  [
    'Usage: shop COMMAND [ARGUMENTS]. Run "shop COMMAND --help" for the arguments of a command.',
    ...commandGroups.flatMap((group) => [
      "",
      `${group.title}:`,
      ...group.commands.map(({ name, summary }) => `  ${name.padEnd(nameWidth)}  ${summary}`),
    ]),
  ].join("\n");

/** The help that `help`, `order --help` or `help order list` requests; undefined for words that don't request any. */
export const helpFor = (words: readonly string[]): string | undefined => {
  if (words.length > 0 && words[0] !== "help" && !words.some(isHelp)) return undefined;
  const named = words.filter((word) => word !== "help" && !isHelp(word));
  if (named.length === 0) return overview();
  const exact = findCommand(named);
  const found = exact ? [exact.command] : commandsUnder(named);
  return found.length > 0 ? usageOf(found) : unknownCommand(named);
};

/** The error for words that select no command, with the commands that begin with them. */
export const unknownCommand = (words: readonly string[]): string => {
  const found = commandsUnder(words);
  return found.length > 0
    ? `error: "${words.join(" ")}" is incomplete; use one of these commands\n\n${usageOf(found)}`
    : `error: there is no command "${words.join(" ")}"; run "shop help" for the list`;
};
