// Runs before anything of the shop is loaded. What Node.js makes of the sources is kept between starts, so that a start
// neither takes the types out of them again nor holds the program that does.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/carmine"));
