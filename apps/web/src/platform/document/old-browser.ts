/**
 * Script of the screens: before Chrome 92, Safari 15.4 and Firefox 115 it replaces the loading message, or the form, by a
 * sentence. Without its id, the script of the dashboard leaves the screen as it is.
 */
export const oldBrowserScript = `if(![].at||CSS.supports("-moz-appearance:none")&&![].toSorted){let s=document.getElementById("screen");s.removeAttribute("id");for(let e of s.querySelectorAll("[role=status],form"))e.remove();s.querySelector("[data-old-browser]").hidden=false}`;
