/** Services by the first need of each, in the order of the page and its filter. */
export function byNeed<Service extends { needs: string[] }>(
  services: Service[]
): { need: string; services: Service[] }[] {
  const firstOf = (service: Service) => service.needs[0] ?? 'community'
  return [...new Set(services.map(firstOf))].map(need => ({
    need,
    services: services.filter(service => firstOf(service) === need)
  }))
}
