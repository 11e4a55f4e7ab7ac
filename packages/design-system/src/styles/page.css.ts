import { vars } from "../tokens/contract.css.ts";
import { colorScheme } from "../tokens/themes/color-scheme.ts";
import { resetGlobal } from "./layered.ts";

resetGlobal("html", { backgroundColor: vars.color.bg.page });
// Shows the ground also on pages whose reset gives the body another one.
resetGlobal("body", { backgroundColor: "transparent" });

// The values are inherited, not the tokens, so an element with another theme or language must read them
// again.
resetGlobal(":root, [data-theme]", { colorScheme: `var(${colorScheme})` });
resetGlobal("body, [data-theme]", { color: vars.color.fg.default });
resetGlobal("body, [lang]", { fontFamily: vars.font.family, lineHeight: vars.font.leading.text });
