import { emitTheme } from "./emit.ts";
import { tealTheme } from "./teal.ts";

emitTheme("teal", tealTheme);
