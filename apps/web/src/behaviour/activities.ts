/** The selected activity is first, with its picture. The others keep their order. */
const activities = [...document.querySelectorAll<HTMLElement>("[data-activity]")];
const choice = activities[0]?.previousElementSibling;

choice?.addEventListener("change", ({ target }) => {
  const { value } = target as HTMLInputElement;
  const chosen = activities.filter(({ dataset }) => dataset.activity === value);
  choice.after(...chosen, ...activities.filter((activity) => !chosen.includes(activity)));
});
