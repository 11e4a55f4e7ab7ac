// Runs before any other module. Caches compiled sources between starts, so that a start doesn't strip
// types again.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/carmine"));
