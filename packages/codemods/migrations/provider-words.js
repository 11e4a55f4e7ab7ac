import { changeProps } from "../source/components.js";

const close = { closeLabel: "close" };
const quantity = { decreaseLabel: "decrease", increaseLabel: "increase" };

/** Former text props by component, with their keys in `texts`. */
const words = {
  Carousel: {
    slideLabel: "slide",
    previousLabel: "previous",
    nextLabel: "next",
    pauseLabel: "pause",
    playLabel: "play",
  },
  ConfirmDialog: { cancelLabel: "cancel" },
  CopyButton: { copiedLabel: "copied" },
  Dialog: close,
  Drawer: close,
  ErrorState: { retryLabel: "retry" },
  HeaderSearch: { submitLabel: "submit" },
  ImageLightbox: {
    pictureLabel: "picture",
    previousLabel: "previous",
    nextLabel: "next",
    zoomInLabel: "zoomIn",
    zoomOutLabel: "zoomOut",
    closeLabel: "close",
  },
  Pagination: { pageLabel: "page", previousLabel: "previous", nextLabel: "next" },
  PasswordField: { revealLabel: "reveal" },
  PriceFacet: { submitLabel: "apply" },
  ProductGallery: { thumbLabel: "thumb", enlargeLabel: "enlarge", zoomHint: "zoomHint" },
  QuantityStepper: quantity,
  RatingInput: { valueLabel: "stars" },
  RefundChain: { doneLabel: "done" },
  SearchField: { clearLabel: "clear" },
  SkuPicker: { soldOutLabel: "soldOut" },
  Steps: { doneLabel: "done" },
  ToastProvider: close,
};

/** Texts whose presence also enabled a feature, which is now a flag. */
const flags = {
  Banner: { dismissLabel: ["dismissible", "dismiss"] },
  NotificationItem: { unreadLabel: ["unread", "unread"] },
  ProductCard: { soldOutLabel: ["soldOut", "soldOut"] },
};

/** A text as JavaScript source. Functions of a number become texts with placeholders. */
const wordOf = (code, { value }) => {
  if (value?.type === "StringLiteral") return JSON.stringify(value.value);
  const expression = value?.expression;
  if (!expression || /Function/.test(expression.type)) return undefined;
  return code.slice(expression.start, expression.end);
};

/**
 * Migrates text props (`closeLabel="Close"`) to `texts={{ close: "Close" }}`. Applications with a locale can
 * omit them. Texts from other functions aren't migrated; the compiler reports them.
 */
export const migrate = (code, file) =>
  changeProps(code, file, (component, attributes, edited) => {
    const found = attributes.flatMap((attribute) => {
      const prop = attribute.name.name;
      const [flag, key] = flags[component]?.[prop] ?? [undefined, words[component]?.[prop]];
      const word = key && wordOf(code, attribute);
      return word ? [{ attribute, flag, key, word }] : [];
    });
    const [first, ...others] = found;
    if (!first) return;
    const texts = `texts={{ ${found.map(({ key, word }) => `${key}: ${word}`).join(", ")} }}`;
    const flagOf = ({ flag, attribute, word }) =>
      flag ? `${attribute.value.type === "StringLiteral" ? flag : `${flag}={Boolean(${word})}`} ` : "";
    edited.overwrite(first.attribute.start, first.attribute.end, `${flagOf(first)}${texts}`);
    for (const { attribute } of others) {
      const gap = /\s*$/.exec(code.slice(0, attribute.start))[0].length;
      edited.remove(attribute.start - gap, attribute.end);
    }
  });
