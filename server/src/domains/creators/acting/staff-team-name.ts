/** What `team_name` calls the shop's staff (0113_names_of_former_staff.sql). */
export const staffTeamName = 'Soundfair staff'
