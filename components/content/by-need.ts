/** Services under the first need that each answers; the order of the page, and of its filter. */
export function byNeed<Service extends { needs: string[] }>(services: Service[]): { need: string; services: Service[] }[] {
  const firstOf = (service: Service) => service.needs[0] ?? 'community'
  return [...new Set(services.map(firstOf))].map(need => ({
    need,
    services: services.filter(service => firstOf(service) === need)
  }))
}
