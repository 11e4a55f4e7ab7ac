/** Px of height up to which a window shows nothing of `laterPictures`. */
const mostHeight = 1200;

/**
 * Runs before the first paint. Marks a page that nobody has scrolled yet: `laterPictures` wait for that, and who never
 * scrolls never fetches them.
 */
export const stillScript = `if(innerHeight<=${mostHeight}){const d=document.documentElement;d.dataset.still="";for(const e of["scroll","resize"])addEventListener(e,()=>{delete d.dataset.still},{once:true,passive:true})}`;
