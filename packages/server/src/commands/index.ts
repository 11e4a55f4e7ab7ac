import { disableAccount, enableAccount, listDisabledAccounts } from "./account.ts";
import { homeActivities } from "./activity.ts";
import { approveApplication, listApplications, refuseApplication } from "./application.ts";
import { publishAgreement } from "./agreement.ts";
import { homeBanners } from "./banner.ts";
import { listCategories } from "./categories.ts";
import { WrongUse, WrongValue, type Command } from "./command.ts";
import { shopCoupons } from "./coupon.ts";
import { deliveryTimes } from "./delivery.ts";
import { shopFreight } from "./freight.ts";
import { generate } from "./generate.ts";
import { publishGuide } from "./guide.ts";
import { hotWords } from "./hot-word.ts";
import { importProducts } from "./import.ts";
import { grantMember, listMembersByCommand, revokeMember } from "./member.ts";
import { closeMerchant, listMerchants, openMerchant } from "./merchant.ts";
import { merchantLook, platformLook } from "./look.ts";
import { merchantCategories, merchantTypes } from "./merchant-kinds.ts";
import { homeNews } from "./news.ts";
import { arriveByCommand } from "./order-arrive.ts";
import { cancelOrder } from "./order-cancel.ts";
import { listShopOrders } from "./order-list.ts";
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
import { listProblems, resolveProblemByCommand } from "./payment-problems.ts";
import { bookPayout } from "./payout.ts";
import { serviceContacts } from "./service.ts";
import { setSizes } from "./set-size.ts";
import { shopSettings } from "./settings.ts";
import { merchantStatement } from "./statement.ts";
import { strayFiles } from "./stray-files.ts";
import { searchSynonyms } from "./synonym.ts";
import { shopTaxes } from "./tax.ts";

export { importCommand } from "../import/import-command.ts";
export { runCommand } from "./run-command.ts";
export { WrongUse, WrongValue, type Command } from "./command.ts";

/** Every command, in the order of the usage. */
export const commands: readonly Command[] = [
  importProducts,
  listCategories,
  generate,
  setSizes,
  deliveryTimes,
  shopFreight,
  shopTaxes,
  publishAgreement,
  publishGuide,
  searchSynonyms,
  shopSettings,
  serviceContacts,
  platformLook,
  merchantLook,
  productSort,
  homeNews,
  homeBanners,
  hotWords,
  homeActivities,
  shopCoupons,
  listQuestions,
  answerByCommand,
  listShopOrders,
  shipByCommand,
  arriveByCommand,
  cancelOrder,
  refundByCommand,
  listRefundsByCommand,
  ...refundDecisions,
  checkRefunds,
  listProblems,
  resolveProblemByCommand,
  refundReasons,
  listReviews,
  replyToReview,
  hideOneReview,
  merchantStatement,
  bookPayout,
  merchantTypes,
  merchantCategories,
  listApplications,
  approveApplication,
  refuseApplication,
  listMerchants,
  closeMerchant,
  openMerchant,
  listMembersByCommand,
  grantMember,
  revokeMember,
  listDisabledAccounts,
  disableAccount,
  enableAccount,
  strayFiles,
];

/** The command that the words call, and what is left of them for it. */
export const findCommand = (words: readonly string[]): { command: Command; args: string[] } | undefined => {
  for (const command of commands) {
    const name = command.name.split(" ");
    if (name.every((word, place) => words[place] === word))
      return { command, args: words.slice(name.length) };
  }
  return undefined;
};

export const usage = (list: readonly Command[] = commands): string =>
  [
    "Usage:",
    ...list.flatMap(({ name, args, summary }) => [`  shop ${name} ${args}`, `      ${summary}`]),
  ].join("\n");

/** Commands whose name begins with the words: all of them for no words, `order list` and others for "order". */
const commandsUnder = (words: readonly string[]): Command[] =>
  commands.filter(({ name }) => words.every((word, at) => name.split(" ")[at] === word));

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

/** The usage that the words ask for, as `help`, `order --help` or `help order list`; undefined where they don't. */
export const helpFor = (words: readonly string[]): string | undefined => {
  if (words.length > 0 && words[0] !== "help" && !words.some(isHelp)) return undefined;
  const named = words.filter((word) => word !== "help" && !isHelp(word));
  const exact = findCommand(named);
  const under = exact ? [exact.command] : commandsUnder(named);
  return usage(under.length > 0 ? under : commands);
};

/** The error for words that call no command, with the commands that begin with them. */
export const unknownCommand = (words: readonly string[]): string => {
  const under = commandsUnder(words);
  return under.length > 0
    ? `error: "${words.join(" ")}" is not a whole command; use one of these\n\n${usage(under)}`
    : `error: there is no command "${words.join(" ")}"; run "shop help" for the list`;
};

/** The error of a command whose arguments were wrong; undefined for any other error. */
export const explainUse = (error: unknown, command: Command): string | undefined => {
  if (error instanceof WrongValue) return `error: ${error.message}`;
  const isUnparsed =
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof WrongUse) && !isUnparsed) return undefined;
  return `error: ${error.message}\n\n${usage([command])}`;
};
