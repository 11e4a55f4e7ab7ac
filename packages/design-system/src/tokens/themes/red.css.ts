import { emitTheme } from "./emit.ts";
import { redTheme } from "./red.ts";

emitTheme("red", redTheme, { isDefault: true });
